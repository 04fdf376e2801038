import { languageLabel } from '@touchline/contract/market/languageLabels';
import type { Market } from '@touchline/contract/market/schema';
import { checkMarket } from './checkMarket.ts';
import { isObject, mergeOver, withoutNotes } from './mergeMarketFiles.ts';

/** Market files by path without `.json`: `gb`, `base/shop`. Files in folders are bases and sell nothing themselves. */
export type MarketFiles = Readonly<Record<string, unknown>>;

/**
 * The markets of these files, each merged over the files it extends and checked against the contract, by their `order`
 * and then by their code. `bases` holds further files to extend. Throws an error that names each file and field that is
 * wrong, and what is expected there.
 */
export function resolveMarkets(files: MarketFiles, bases: MarketFiles = {}): Market[] {
  const problems: string[] = [];
  const found: { order: number; market: Market }[] = [];
  for (const name of Object.keys(files).filter((path) => !path.includes('/'))) {
    const whole = extended(name, { ...bases, ...files }, []);
    if (typeof whole === 'string') {
      problems.push(whole);
      continue;
    }
    const { order, ...given } = withLabels(whole);
    const checked = checkMarket(given, name);
    problems.push(...checked.problems.map((problem) => `${name}.json: ${problem}`));
    if (order !== undefined && typeof order !== 'number')
      problems.push(`${name}.json: order: expected a number, found ${JSON.stringify(order)}`);
    if (checked.market)
      found.push({ order: typeof order === 'number' ? order : Infinity, market: checked.market });
  }
  if (problems.length > 0) throw new Error(`The markets cannot be read.\n${problems.join('\n')}`);
  return found
    .sort((a, b) =>
      a.order === b.order ? (a.market.code < b.market.code ? -1 : 1) : a.order < b.order ? -1 : 1,
    )
    .map(({ market }) => market);
}

/** A language without a label has the usual one. */
function withLabels(file: Record<string, unknown>): Record<string, unknown> {
  const { languages } = file;
  if (!Array.isArray(languages)) return file;
  const labelled = languages.map((language: unknown) => {
    if (!isObject(language) || typeof language['code'] !== 'string') return language;
    const label = languageLabel(language['code']);
    return label === undefined ? language : { label, ...language };
  });
  return { ...file, languages: labelled };
}

/** A file merged over what it extends, or what is wrong with that. */
function extended(
  name: string,
  files: MarketFiles,
  extending: readonly string[],
): Record<string, unknown> | string {
  const file = withoutNotes(files[name]);
  if (!isObject(file)) return `${name}.json: expected an object`;
  const { extends: base, ...own } = file;
  if (base === undefined) return own;
  const path = [...extending, name];
  if (typeof base !== 'string' || !Object.hasOwn(files, base))
    return `${name}.json: extends: expected the path of another file without .json, found ${JSON.stringify(base)}`;
  if (path.includes(base)) return `${path[0]}.json: extends: ${[...path, base].join(' → ')} is a circle`;
  const below = extended(base, files, path);
  if (typeof below === 'string') return below;
  // The place in the list belongs to one file.
  delete below['order'];
  return mergeOver(below, own);
}
