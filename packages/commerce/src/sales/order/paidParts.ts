import { fromWire } from '@touchline/contract/money';
import { shares } from '../fulfilment/shares.ts';
import type { StoredOrder } from './loadOrder.ts';

/** What was paid for each thing of an order, in whole minor units: together its total, whoever paid it. */
export interface PaidParts {
  /** By `itemId`: after coupons, voucher and incentive, with the tax on top. */
  readonly lines: ReadonlyMap<string, number>;
  /** Of each delivery, in the order of `shippingLineItemList`; what paying at the door costs goes with its delivery. */
  readonly deliveries: readonly number[];
}

/**
 * What was paid for what. Orders from before `lineReductions` were kept have their voucher divided in proportion: the
 * parts add up to the total in any case.
 */
export function paidParts({
  data,
  currency,
  totalMinor,
}: Pick<StoredOrder, 'currency' | 'totalMinor'> & { readonly data: PricedData }): PaidParts {
  const minor = (amount = 0) => fromWire(amount, currency).minor;
  const { productLineItemList, shippingLineItemList, lineReductions = {}, lineTaxes = {}, pricing } = data;
  const withFee = shippingLineItemList.findIndex(({ cashOnDelivery }) => cashOnDelivery);
  const parts = shares(totalMinor, [
    ...productLineItemList.map(
      ({ itemId, quantity, pricing: { price } }) =>
        minor(price) * quantity - (lineReductions[itemId] ?? 0) + (lineTaxes[itemId] ?? 0),
    ),
    ...shippingLineItemList.map(
      (shipping, at) => minor(shipping.pricing.price) + (at === withFee ? minor(pricing.paymentFee) : 0),
    ),
  ]);
  return {
    lines: new Map(productLineItemList.map(({ itemId }, at) => [itemId, parts[at] ?? 0])),
    deliveries: parts.slice(productLineItemList.length),
  };
}

/** What of an order's data says what was paid for what. */
export type PricedData = Pick<
  StoredOrder['data'],
  'productLineItemList' | 'shippingLineItemList' | 'lineReductions' | 'lineTaxes'
> & { readonly pricing: Pick<StoredOrder['data']['pricing'], 'paymentFee'> };
