import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { isForEverybody } from '../../kernel/delivery/prime.ts';
import { isSent } from './destination.ts';
import { deliveryPrice } from './priceBasket.ts';

/**
 * The delivery method of a parcel used when the shopper has not chosen one: the cheapest to an address that is neither cash on
 * delivery, nor at a time to be chosen, nor for Prime members, and the faster of two with the same price. `undefined`
 * when there is none.
 */
export function defaultMethod(
  market: Pick<Market, 'deliveryMethods' | 'currency'>,
  goodsMinor: number,
): DeliveryMethod | undefined {
  const price = (method: DeliveryMethod) => deliveryPrice(method, goodsMinor, market.currency);
  return market.deliveryMethods
    .filter(
      (method) =>
        isSent(method.shippingType) && !method.cashOnDelivery && !method.scheduling && isForEverybody(method),
    )
    .toSorted(
      (one, other) =>
        price(one) - price(other) ||
        one.leadDays.to - other.leadDays.to ||
        one.leadDays.from - other.leadDays.from,
    )[0];
}
