import type { Market } from '@touchline/contract/market/schema';
import type { Order } from '@touchline/contract/order/schema';

interface TaxedSum {
  readonly totalMinor: number;
  readonly taxMinor: number;
  readonly policy: Order['taxationPolicy'];
  /** How many amounts were rounded on their own. */
  readonly parts: number;
}

/**
 * The rate by which a tax was computed, in percent: an order keeps the tax, not the rate, which may have changed since. It
 * is the market's that gives this tax; `undefined` where none does, as with goods of several rates.
 */
export function rateOf(
  { taxation }: Pick<Market, 'taxation'>,
  { totalMinor, taxMinor, policy, parts }: TaxedSum,
): number | undefined {
  if (taxMinor === 0) return undefined;
  const netMinor = totalMinor - taxMinor;
  const faults = [...new Set(Object.values(taxation.rates))].map((rate) => ({
    rate,
    fault: Math.abs(
      policy === 'gross' ? (totalMinor * rate) / (100 + rate) - taxMinor : (netMinor * rate) / 100 - taxMinor,
    ),
  }));
  const [best] = faults.toSorted((one, other) => one.fault - other.fault);
  return best && best.fault <= parts / 2 + 0.5 ? best.rate : undefined;
}
