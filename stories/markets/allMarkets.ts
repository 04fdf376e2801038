import { resolveMarkets } from '@touchline/commerce/market/resolveMarkets';
import type { Market } from '@touchline/contract/market/schema';

const files = import.meta.glob<unknown>(['../../packages/commerce/markets/**/*.json', '!**/*.schema.json'], {
  eager: true,
  import: 'default',
});
const byPath = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/markets\/|\.json$/g, ''), file]),
);
const prepared = Object.keys(byPath).flatMap((path) => /^more\/(.+)$/.exec(path)?.[1] ?? []);

/** The shop's own markets, and the prepared ones as if a file of one line had turned each on; by country in English. */
export const allMarkets: readonly Market[] = [
  ...resolveMarkets(byPath),
  ...resolveMarkets(Object.fromEntries(prepared.map((code) => [code, { extends: `more/${code}` }])), {
    bases: byPath,
    isDemo: true,
  }),
].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));

/** The name of its country in English. */
export function nameOf({ country, countryNames }: Market): string {
  return countryNames['en'] ?? new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
}
