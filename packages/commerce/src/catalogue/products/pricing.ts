import { programmeOf } from '../../kernel/market/loyaltyProgramme.ts';
import { toWire } from '@touchline/contract/money';
import type { Market } from '@touchline/contract/market/schema';
import type { PricingInformation } from '@touchline/contract/product/schema';

/** A price and the period it was valid. Whole minor units, ISO 8601. */
export interface PricePeriod {
  price: number;
  from: string;
  until: string | null;
}

export interface StoredPrice {
  standard: number;
  /** Sale price; `null` when no sale is valid now. */
  sale: number | null;
  sale_from: Date | null;
  member: number | null;
  /** Whether it includes tax, or tax is added. @default true */
  taxable?: boolean;
  /** Oldest first. */
  history: readonly PricePeriod[] | null;
}

const thirtyDays = 30 * 86_400_000;

/**
 * The lowest price of the 30 days before the reduction began (Directive 98/6/EC, article 6a); the standard price if no
 * earlier price is known.
 */
export function lowestPriceBefore(price: StoredPrice): number {
  const history = price.history ?? [];
  const paid = price.sale ?? price.standard;
  const open = history.find((period) => period.until === null && period.price === paid);
  const began = open ? Date.parse(open.from) : (price.sale_from?.getTime() ?? Date.now());
  const held = history.filter(
    (period) =>
      period !== open &&
      Date.parse(period.from) < began &&
      (period.until === null || Date.parse(period.until) > began - thirtyDays),
  );
  return held.length > 0 ? Math.min(...held.map((period) => period.price)) : price.standard;
}

/** Prices in the API's format. `full` adds the earlier prices. */
export function pricingOf(price: StoredPrice, market: Market, full = false): PricingInformation {
  const { currency } = market;
  const wire = (minor: number) => toWire(minor, currency);
  const { standard, sale, member, taxable = true } = price;
  return {
    currency,
    currentPrice: wire(sale ?? standard),
    standard_price: wire(standard),
    standard_price_no_vat: wire(taxable ? withoutTax(standard, market) : standard),
    // Without the programme nobody can have this price.
    ...(member === null || !programmeOf(market) ? {} : { memberPrice: wire(member) }),
    ...(sale === null
      ? {}
      : { sale_price: wire(sale), discount_percentage: Math.floor(((standard - sale) * 100) / standard) }),
    ...(sale !== null && market.showLowestPrice30Days
      ? { lowest_price_30_days: wire(lowestPriceBefore(price)) }
      : {}),
    ...(full ? { prior_prices: priorPrices(price, wire) } : {}),
  };
}

function priorPrices(price: StoredPrice, wire: (minor: number) => number) {
  return (price.history ?? [])
    .flatMap((period) =>
      period.until === null ? [] : { price: wire(period.price), from: period.from, to: period.until },
    )
    .reverse();
}

/** Rates are percentages with at most 3 decimals, so the calculation uses whole thousandths. */
function withoutTax(minor: number, { taxation }: Market): number {
  if (taxation.policy === 'net') return minor;
  const thousandths = Math.round((taxation.rates['*'] ?? 0) * 1_000);
  return Math.round((minor * 100_000) / (100_000 + thousandths));
}
