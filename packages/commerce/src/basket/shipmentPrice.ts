import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { deliveryPrice } from './priceBasket.ts';
import { defaultMethod } from './defaultMethod.ts';

/**
 * What a way to deliver costs for one shipment, in minor units. The first shipment pays the price of its way. That an
 * order leaves in several parcels is the shop's doing, so each further one goes free by the way the shop itself would
 * choose; a way that costs more than that is paid in full, for each parcel.
 *
 * @param position place of the shipment in the basket, from 0
 * @param goodsMinor value of all goods of the basket: it decides about free delivery, whatever is in this shipment
 */
export function shipmentPrice(
  method: DeliveryMethod,
  position: number,
  goodsMinor: number,
  market: Pick<Market, 'deliveryMethods' | 'currency'>,
): number {
  const price = deliveryPrice(method, goodsMinor, market.currency);
  if (position === 0) return price;
  const usual = defaultMethod(market, goodsMinor);
  return usual && price <= deliveryPrice(usual, goodsMinor, market.currency) ? 0 : price;
}
