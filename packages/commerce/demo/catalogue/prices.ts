import type { CatalogueCurrency, DemoPricePeriod, Prices } from './types.ts';

/**
 * What something costs everywhere, from its price in pounds. Pounds and euros are the same number; dollars come
 * without tax and end on 5 or 0 above 40; won end on 9,000 from 30 pounds on.
 */
export function pricesFromPounds(pounds: number): Prices {
  return { GBP: pounds * 100, EUR: pounds * 100, USD: dollars(pounds) * 100, KRW: won(pounds) };
}

/** The lowest price that held in the 30 days before the price of today began (Directive 98/6/EC, article 6a). */
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

function won(pounds: number): number {
  const raw = pounds * 1_700;
  return pounds < 30 ? Math.round(raw / 1_000) * 1_000 : Math.round(raw / 10_000) * 10_000 - 1_000;
}
