import type { Market } from '@touchline/contract/market/schema';

/**
 * The region of a postal code, by the ranges of its first characters in the data of the market: `'100-149'` has `10001`.
 * `undefined` where the market has no such data, or the code is in no range.
 */
export function regionOf({ taxation }: Pick<Market, 'taxation'>, postalCode: string): string | undefined {
  const given = postalCode.replaceAll(/[^\dA-Z]/gi, '').toUpperCase();
  const found = Object.entries(taxation.regionsByPostalCode ?? {}).find(([, ranges]) =>
    ranges.some((range) => {
      const [from = '', to = from] = range.split('-');
      const start = given.slice(0, from.length);
      return start.length === from.length && from <= start && start <= to;
    }),
  );
  return found?.[0];
}
