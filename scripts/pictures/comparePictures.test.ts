import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.mjs';
import { reportPage } from './reportPage.mjs';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Folders with these pictures: name → width, height and the pixels that are black. */
function pictures(
  sets: Record<'before' | 'after', Record<string, { size: [number, number]; black: number }>>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  for (const [set, named] of Object.entries(sets)) {
    mkdirSync(join(folder, set));
    for (const [name, { size, black }] of Object.entries(named)) {
      const png = new PNG({ width: size[0], height: size[1] });
      png.data.fill(255);
      for (let pixel = 0; pixel < black; pixel += 1) png.data.fill(0, pixel * 4, pixel * 4 + 3);
      writeFileSync(join(folder, set, name), PNG.sync.write(png));
    }
  }
  return {
    before: join(folder, 'before'),
    after: join(folder, 'after'),
    differences: join(folder, 'differences'),
  };
}

const small = (black: number) => ({ size: [4, 4] as [number, number], black });

it('counts every pixel that changed, and marks them in a picture', () => {
  const found = pictures({ before: { 'a.png': small(0) }, after: { 'a.png': small(3) } });
  expect(comparePictures(found)).toEqual([{ name: 'a.png', outcome: 'changed', pixels: 3 }]);
  expect(existsSync(join(found.differences, 'a.png'))).toBe(true);
});

it('tells new, gone and unchanged pictures apart', () => {
  const found = pictures({
    before: { 'gone.png': small(0), 'same.png': small(1) },
    after: { 'new.png': small(0), 'same.png': small(1) },
  });
  expect(comparePictures(found).map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
    'new.png new',
    'gone.png gone',
    'same.png same',
  ]);
});

it('compares a page that became taller', () => {
  const found = pictures({ before: { 'a.png': small(0) }, after: { 'a.png': { size: [4, 6], black: 0 } } });
  expect(comparePictures(found)[0]).toMatchObject({ outcome: 'changed', pixels: 8 });
});

it('shows before, after, difference and overlay of what changed', () => {
  const page = reportPage([{ name: 'cart--default.light-phone.png', outcome: 'changed', pixels: 12 }], {
    before: 'b',
    after: 'a',
    differences: 'd',
    base: 'main',
  });
  for (const part of [
    '1 changed',
    'Before',
    'After',
    'Difference',
    'Overlay',
    'b/cart--default.light-phone.png',
    '12 pixels',
    // Grouped, with the story and a way to accept this one alone.
    '<h2>cart</h2>',
    '/?path=/story/cart--default',
    'value="cart--default.light-phone"',
  ])
    expect(page).toContain(part);
});
