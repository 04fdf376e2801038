import { fromWire } from '@touchline/contract/money';
import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { isForEverybody } from '../../kernel/delivery/prime.ts';

/** Tax rate in parts of 100,000, so that a percentage with three decimals is a whole number. */
function rateOf(taxation: Market['taxation'], region: string | undefined): number | undefined {
  const { rates } = taxation;
  const named =
    region !== undefined && region !== '' && Object.hasOwn(rates, region) ? rates[region] : undefined;
  const percent = named ?? (Object.hasOwn(rates, '*') ? rates['*'] : undefined);
  return percent === undefined ? undefined : Math.round(percent * 1000);
}

/** `minor × part ÷ whole`, rounding halves away from zero; exact beyond 2^53. */
export function share(minor: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(minor) * BigInt(part);
  const divisor = 2n * BigInt(whole);
  const half = doubled < 0n ? -BigInt(whole) : BigInt(whole);
  return Number((doubled + half) / divisor);
}

export interface Tax {
  readonly minor: number;
  /** Tax added to the prices; 0 where prices already include tax. */
  readonly onTop: number;
  /** Whether the rate is unknown because there is no address yet. */
  readonly isMissing: boolean;
}

/**
 * The tax of a basket, of the goods that are taxed. `gross`: included in goods and delivery. `net`: added to the goods, by the region they are sent
 * to; there is no tax until that region is known.
 */
export function taxOf(
  taxation: Market['taxation'],
  goodsMinor: number,
  shippingMinor: number,
  region: string | undefined,
): Tax {
  // Without a price there is no tax to be known.
  if (goodsMinor + shippingMinor === 0) return { minor: 0, onTop: 0, isMissing: false };
  const rate = rateOf(taxation, region);
  if (taxation.policy === 'gross') {
    const minor = rate === undefined ? 0 : share(goodsMinor + shippingMinor, rate, 100_000 + rate);
    return { minor, onTop: 0, isMissing: rate === undefined };
  }
  if (rate === undefined || region === undefined || region === '')
    return { minor: 0, onTop: 0, isMissing: true };
  const minor = share(goodsMinor, rate, 100_000);
  return { minor, onTop: minor, isMissing: false };
}

/** Price of a delivery method for goods of this value, in minor units. */
export function deliveryPrice(method: DeliveryMethod, goodsMinor: number, currency: string): number {
  const freeFrom = method.freeFrom === undefined ? undefined : fromWire(method.freeFrom, currency).minor;
  return freeFrom !== undefined && goodsMinor >= freeFrom ? 0 : fromWire(method.price, currency).minor;
}

/** Whether a method brings goods to the door of everybody, on a day that nobody has to choose. */
const isUsual = (method: DeliveryMethod): boolean =>
  method.shippingType === 'home' && !method.scheduling && isForEverybody(method);

/** The lowest price of a delivery to the door for goods of this value; `undefined` in a market without one. */
export function lowestDeliveryPrice(market: Market, goodsMinor: number): number | undefined {
  const prices = market.deliveryMethods
    .filter(isUsual)
    .map((method) => deliveryPrice(method, goodsMinor, market.currency));
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** Amount missing for the cheapest free delivery; `undefined` when there is no such rule. */
export function missingForFreeDelivery(market: Market, goodsMinor: number): number | undefined {
  const from = market.deliveryMethods
    .filter((method) => isUsual(method) && method.freeFrom !== undefined)
    .map((method) => fromWire(method.freeFrom ?? 0, market.currency).minor);
  return from.length === 0 ? undefined : Math.max(0, Math.min(...from) - goodsMinor);
}
