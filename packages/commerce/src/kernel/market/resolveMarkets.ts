import { languageLabel } from '@touchline/contract/market/languageLabels';
import type { Market } from '@touchline/contract/market/schema';
import { checkMarket } from './checkMarket.ts';
import { isObject, mergeOver, withoutNotes } from './mergeMarketFiles.ts';
import { withoutPromises } from './withoutPromises.ts';

/** Market files by path without `.json`: `gb`, `base/shop`. Files in folders are bases and sell nothing themselves. */
export type MarketFiles = Readonly<Record<string, unknown>>;

export interface MarketSources {
  /** Further files to extend, by the same paths: those that come with the shop. */
  bases?: MarketFiles;
  /** The promises of the demo hold as well: returns, free delivery, carriers. @default true without `bases` */
  isDemo?: boolean;
}

/**
 * The markets of these files, each merged over the files it extends and checked against the contract, by their `order`
 * and then by their code. Throws an error that names each file and field that is wrong, and what is expected there.
 */
export function resolveMarkets(
  files: MarketFiles,
  { bases, isDemo = bases === undefined }: MarketSources = {},
): Market[] {
  const problems: string[] = [];
  const found: { order: number; market: Market }[] = [];
  const folders: Folders = bases === undefined ? { shop: files, own: {} } : { shop: bases, own: files };
  for (const name of Object.keys(files).filter((path) => !path.includes('/'))) {
    const file = { name, folder: bases === undefined ? 'shop' : 'own' } as const;
    const whole = extended(file, { folders, isDemo, extending: [] });
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

/** Files of one's own, and those that come with the shop. */
type Folders = Readonly<Record<'own' | 'shop', MarketFiles>>;

interface FileName {
  name: string;
  folder: keyof Folders;
}

interface Extending {
  folders: Folders;
  isDemo: boolean;
  /** Files on the way here, from the market's own. */
  extending: readonly FileName[];
}

/** A file merged over what it extends, or what is wrong with that. */
function extended(
  { name, folder }: FileName,
  { folders, isDemo, extending }: Extending,
): Record<string, unknown> | string {
  const file = withoutNotes(folders[folder][name]);
  if (!isObject(file)) return `${name}.json: expected an object`;
  const { extends: base, ...stated } = file;
  const own = folder === 'shop' && !isDemo ? withoutPromises(stated) : stated;
  if (base === undefined) return own;
  const path = [...extending, { name, folder }];
  const next = typeof base === 'string' ? fileOf(base, { name, folder }, folders) : undefined;
  if (!next)
    return `${name}.json: extends: expected the path of another file without .json, found ${JSON.stringify(base)}`;
  if (path.some((each) => each.name === next.name && each.folder === next.folder))
    return `${path[0]?.name}.json: extends: ${[...path, next].map((each) => each.name).join(' → ')} is a circle`;
  const below = extended(next, { folders, isDemo, extending: path });
  if (typeof below === 'string') return below;
  // The place in the list belongs to one file.
  delete below['order'];
  return mergeOver(below, own);
}

/** The file that another one extends. One of one's own that names itself means the one that comes with the shop. */
function fileOf(base: string, from: FileName, { own, shop }: Folders): FileName | undefined {
  const isOwn = from.folder === 'own' && base !== from.name && Object.hasOwn(own, base);
  if (isOwn) return { name: base, folder: 'own' };
  if (Object.hasOwn(shop, base)) return { name: base, folder: 'shop' };
  return base === from.name ? from : undefined;
}
