import { readdirSync, readFileSync } from 'node:fs';
import type { Market } from '@touchline/contract/market/schema';
import { resolveMarkets } from '../../kernel/market/resolveMarkets.ts';

const folder = new URL('../../../markets/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const codesIn = (name: string): string[] =>
  readdirSync(new URL(name, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));

/** The codes of the markets that are prepared, and sold to nowhere until a file turns them on. */
export const preparedCodes: readonly string[] = codesIn('more/');

/** The prepared markets, each turned on by a file of one line; `more` is what the files say besides. */
export function preparedMarkets(more: object = {}): Market[] {
  const paths = [
    ...codesIn('base/').map((name) => `base/${name}`),
    ...preparedCodes.map((code) => `more/${code}`),
  ];
  return resolveMarkets(
    Object.fromEntries(preparedCodes.map((code) => [code, { extends: `more/${code}`, ...more }])),
    { bases: Object.fromEntries(paths.map((path) => [path, read(`${path}.json`)])), isDemo: true },
  );
}
