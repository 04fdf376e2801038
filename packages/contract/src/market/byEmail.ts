import type { Shipment } from '../basket/schema.ts';
import type { ShippingType } from './schema.ts';

/** Whether a shipment or an option of this type is sent by email, so that nothing is delivered to an address. */
export function isByEmail(type: Shipment['shipmentType'] | ShippingType | 'separate' | undefined): boolean {
  return type === 'egiftcard' || type === 'digital';
}
