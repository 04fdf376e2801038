import type { CatalogueCurrency, DemoPricePeriod, Prices } from './types.ts';

/**
 * Prices in all currencies, derived from the price in pounds. Pounds and euros have the same number; dollars exclude
 * tax and end in 5 or 0 above 40; won end in 9,000 from 30 pounds up; dirhams are
 * whole.
 */
export function pricesFromPounds(pounds: number): Prices {
  return {
    GBP: pounds * 100,
    EUR: pounds * 100,
    USD: dollars(pounds) * 100,
    KRW: won(pounds),
    AED: dirhams(pounds) * 100,
  };
}

/** The lowest price in the 30 days before the current price started (Directive 98/6/EC, article 6a). */
export function lowestPriceBefore(
  history: readonly DemoPricePeriod[],
  currency: CatalogueCurrency,
  days = 30,
): number {
  const now = history.at(-1);
  if (!now) throw new Error('A price history has at least the price of today.');
  const windowStart = now.fromDaysAgo + days;
  const heldInWindow = history
    .slice(0, -1)
    .filter((_, index) => (history[index + 1]?.fromDaysAgo ?? 0) < windowStart);
  return Math.min(
    ...(heldInWindow.length > 0 ? heldInWindow : [now]).map((period) => period.prices[currency]),
  );
}

function dollars(pounds: number): number {
  const raw = Math.round((pounds * 108) / 100);
  return raw > 40 ? Math.round(raw / 5) * 5 : raw;
}

function dirhams(pounds: number): number {
  return Math.round((pounds * 47) / 10);
}

function won(pounds: number): number {
  const raw = pounds * 1_700;
  return pounds < 30 ? Math.round(raw / 1_000) * 1_000 : Math.round(raw / 10_000) * 10_000 - 1_000;
}
