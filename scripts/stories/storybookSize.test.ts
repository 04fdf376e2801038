import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkSize, sizeLimit } from './storybookSize.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storybook-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A file that says it has so many bytes, and takes no space. */
function put(name: string, bytes: number) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), '');
  truncateSync(join(folder, name), bytes);
}

it('takes a Storybook of 40 MB', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  put('media/RR4101/side-640.avif', sizeLimit - 1_000);
  put('index.html', 1_000);
  checkSize(folder);
  expect(said).toHaveBeenCalledWith('• The built Storybook weighs 40.0 MB.');
  said.mockRestore();
});

it('refuses one that is larger, and names what weighs most', () => {
  put('media/RR4101/side-640.avif', 30_000_000);
  put('assets/iframe.js', 11_000_000);
  expect(() => checkSize(folder)).toThrow(
    'weighs 41.0 MB of at most 40.0 MB: media 30.0 MB, assets 11.0 MB.',
  );
});
