import { isByEmail } from '@touchline/contract/market/byEmail';
import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import type { ShipmentKind } from './BasketData.ts';

/**
 * Whether a method can deliver a shipment: what is sent by email has its own, no parcel is sent that way, and Prime only
 * delivers what is in its warehouse now.
 */
export function fitsShipment(
  { shippingType, carrierService }: Pick<DeliveryMethod, 'shippingType' | 'carrierService'>,
  kind: ShipmentKind,
): boolean {
  if (carrierService === 'PRIME') return kind === 'regular';
  return isByEmail(kind) ? shippingType === kind : !isByEmail(shippingType);
}

/** The method of a shipment that is sent by email, where there is nothing to choose. */
export function onlyMethod(
  { deliveryMethods }: Pick<Market, 'deliveryMethods'>,
  kind: ShipmentKind,
): DeliveryMethod | undefined {
  if (!isByEmail(kind)) return undefined;
  const fitting = deliveryMethods.filter((method) => fitsShipment(method, kind));
  return fitting.length === 1 ? fitting[0] : undefined;
}
