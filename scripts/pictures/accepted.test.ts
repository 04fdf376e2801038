import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accept, acceptThese, markAccepted, readAccepted } from './accepted.mjs';
import type { Comparison } from './comparePictures.mjs';

let folder: string;
let list: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accepted-'));
  list = join(folder, 'accepted.json');
  writeFileSync(join(folder, 'button.png'), 'wide');
  writeFileSync(join(folder, 'card.png'), 'tall');
});
afterEach(() => rmSync(folder, { recursive: true }));

const changes: Comparison[] = [
  { name: 'button.png', outcome: 'changed', pixels: 4 },
  { name: 'card.png', outcome: 'new', pixels: 0 },
  { name: 'old.png', outcome: 'gone', pixels: 0 },
];
const outcomes = (comparisons: Comparison[]) =>
  markAccepted(comparisons, readAccepted(list), folder).map(({ outcome }) => outcome);

it('keeps what was accepted quiet, wherever the same pictures are taken again', () => {
  expect(outcomes(changes)).toEqual(['changed', 'new', 'gone']);
  accept(list, changes, folder);
  expect(outcomes(changes)).toEqual(['accepted', 'accepted', 'accepted']);
});

it('shows a picture again that changes again', () => {
  accept(list, changes, folder);
  writeFileSync(join(folder, 'button.png'), 'wider');
  expect(outcomes(changes)).toEqual(['changed', 'accepted', 'accepted']);
});

it('forgets what the base has by now, and keeps what was not looked at', () => {
  accept(list, changes, folder);
  accept(list, [{ name: 'button.png', outcome: 'same', pixels: 0 }], folder);
  expect(Object.keys(readAccepted(list))).toEqual(['card.png', 'old.png']);
  accept(
    list,
    changes.map(({ name }) => ({ name, outcome: 'same', pixels: 0 })),
    folder,
  );
  expect(existsSync(list)).toBe(false);
});

it('accepts one picture and leaves the others to be looked at', () => {
  acceptThese(list, ['button'], folder);
  expect(outcomes(changes)).toEqual(['accepted', 'new', 'gone']);
  acceptThese(list, ['old.png'], folder);
  expect(outcomes(changes)).toEqual(['accepted', 'new', 'accepted']);
});
