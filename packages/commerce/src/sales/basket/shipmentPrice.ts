import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { deliveryPrice } from './priceBasket.ts';
import { defaultMethod } from './defaultMethod.ts';

/**
 * Delivery price of one shipment, in minor units. The first shipment pays the price of its method. The shop decides to
 * split an order into several parcels, so each further parcel is free with the default method; a more expensive method
 * is charged in full for each parcel.
 *
 * @param position position of the shipment in the basket, from 0
 * @param goodsMinor value of all goods in the basket: it decides on free delivery, whatever this shipment contains
 * @param isFree a coupon pays for every delivery that is not express
 */
export function shipmentPrice(
  method: DeliveryMethod,
  position: number,
  goodsMinor: number,
  market: Pick<Market, 'deliveryMethods' | 'currency'>,
  isFree: boolean,
): number {
  if (isFree && method.shippingType !== 'express') return 0;
  const price = deliveryPrice(method, goodsMinor, market.currency);
  if (position === 0) return price;
  const usual = defaultMethod(market, goodsMinor);
  return usual && price <= deliveryPrice(usual, goodsMinor, market.currency) ? 0 : price;
}
