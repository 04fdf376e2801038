import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as caches from '../packages/contract/src/caches.ts';
import { inRoot } from './setup/root.mjs';

const time = (milliseconds?: number): string => {
  if (milliseconds === undefined) return 'until it is dropped';
  return milliseconds >= 60_000 ? `${milliseconds / 60_000} min` : `${milliseconds / 1_000} s`;
};
const size = ({ max, maxBytes }: caches.CacheRow): string =>
  maxBytes === undefined ? String(max) : `${maxBytes / 1024 / 1024} MB`;

it('docs/caching.md says of each cache what its row says', () => {
  const lines = readFileSync(inRoot('docs/caching.md'), 'utf8').split('\n');
  const said = lines.filter((line) => line.startsWith('| `'));
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const byName = ([one = '']: readonly string[], [other = '']: readonly string[]) => one.localeCompare(other);
  // The table has an order of its own: from the browser to the database.
  expect(said.map(cellsOf).toSorted(byName)).toEqual(
    Object.entries<caches.CacheRow>(caches)
      .map(([name, row]) => [`\`${name}\``, row.key, time(row.milliseconds), size(row), row.dropped])
      .toSorted(byName),
  );
});
