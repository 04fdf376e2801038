import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storyProblems } from '../checkStories.mjs';
import { inRoot } from '../setup/root.mjs';
import { missingParts } from '../stories/componentStandard.mjs';
import { writeNew } from './writeNew.mjs';

let project: string;
beforeEach(() => (project = mkdtempSync(join(tmpdir(), 'new-'))));
afterEach(() => rmSync(project, { recursive: true }));

const lint = () => {
  copyFileSync(inRoot('.oxlintrc.json'), join(project, '.oxlintrc.json'));
  const { status, stdout } = spawnSync(process.execPath, [inRoot('node_modules/oxlint/bin/oxlint')], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, stdout };
};

it('writes a complete component with stories, hydration test, usage page and public entry', async () => {
  const paths = await writeNew(project, 'component', 'GiftTag');
  for (const ending of [
    'GiftTag.tsx',
    'GiftTag.stories.tsx',
    'GiftTag.test.tsx',
    'GiftTag.mdx',
    'exports/GiftTag.ts',
  ])
    expect(paths.some((path) => path.endsWith(ending))).toBe(true);
  expect(storyProblems(project)).toEqual([]);
  expect(missingParts(project)).toEqual({});
  expect(lint()).toMatchObject({ status: 0 });
});

it('adds a component to the public names, in order', async () => {
  const list = join(project, 'packages/design-system/exports/names.txt');
  mkdirSync(join(list, '..'), { recursive: true });
  writeFileSync(list, 'Field: Field\nIcon: BagIcon CardIcon\nLink: Link');
  await writeNew(project, 'component', 'GiftTag');
  expect(readFileSync(list, 'utf8')).toBe(
    'Field: Field\nGiftTag: GiftTag\nIcon: BagIcon CardIcon\nLink: Link',
  );
});

it('writes a feature with a complete storyboard and messages in all languages', async () => {
  mkdirSync(join(project, 'packages/features/src/checkout'), { recursive: true });
  await writeNew(project, 'feature', 'checkout/storeMap');
  expect(storyProblems(project)).toEqual([]);
  for (const language of ['en', 'de', 'fr', 'ko', 'ar'])
    expect(
      readFileSync(join(project, `packages/features/src/checkout/storeMap/messages/${language}.ts`), 'utf8'),
    ).toContain('storeMap.empty');
  expect(existsSync(join(project, 'packages/features/src/checkout/storeMap/StoreMapStore.test.ts'))).toBe(
    true,
  );
  expect(lint()).toMatchObject({ status: 0 });
});

it('copies a brand under its own name, without the pictures of the other', async () => {
  const paths = await writeNew(project, 'brand', 'harbour');
  for (const file of ['brand.json', 'tokens.json', 'logo.svg', 'icon.svg'])
    expect(paths).toContain(`packages/design-system/brands/harbour/${file}`);
  const file = join(project, 'packages/design-system/brands/harbour/brand.json');
  const about = JSON.parse(readFileSync(file, 'utf8')) as object;
  expect(about).toMatchObject({ name: 'Harbour' });
  expect(about).not.toHaveProperty('pictures');
  await expect(writeNew(project, 'brand', 'harbour')).rejects.toThrow('is there already');
});

it('does not change existing files', async () => {
  await writeNew(project, 'component', 'GiftTag');
  await expect(writeNew(project, 'component', 'GiftTag')).rejects.toThrow('is there already');
});

it.each([
  ['component', 'gift-tag'],
  ['feature', '../etc'],
  ['feature', 'chekout/storeMap'],
  ['brand', 'My Brand'],
  ['page', 'Home'],
])('rejects new %s %s with one sentence', async (kind, name) => {
  await expect(writeNew(project, kind, name)).rejects.toThrow(/named like|no group|usage/);
});

it('writes templates of the legal pages into the folder of a brand, once', async () => {
  const brand = join(project, 'harbour');
  mkdirSync(brand);
  await expect(writeNew(project, 'legal', 'harbour')).rejects.toThrow('is no folder of a brand');
  writeFileSync(join(brand, 'brand.json'), '{}');
  expect(await writeNew(project, 'legal', 'harbour')).toEqual([join(brand, 'legal.json')]);
  expect(readFileSync(join(brand, 'legal.json'), 'utf8')).toContain('[[name and legal form of the company]]');
  await expect(writeNew(project, 'legal', 'harbour')).rejects.toThrow('is there already');
});
