import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { deliveryPrice } from './priceBasket.ts';

/**
 * The way to deliver that is chosen when the shopper has not: the cheapest that is not paid in cash at the door, the
 * quicker one where two cost the same. `undefined` when there is none.
 */
export function defaultMethod(
  market: Pick<Market, 'deliveryMethods' | 'currency'>,
  goodsMinor: number,
): DeliveryMethod | undefined {
  const price = (method: DeliveryMethod) => deliveryPrice(method, goodsMinor, market.currency);
  return market.deliveryMethods
    .filter(({ cashOnDelivery }) => !cashOnDelivery)
    .toSorted(
      (one, other) =>
        price(one) - price(other) ||
        one.leadDays.to - other.leadDays.to ||
        one.leadDays.from - other.leadDays.from,
    )[0];
}
