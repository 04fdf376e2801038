import type { Shipment, ShippingLineItem } from '../basket/schema.ts';
import type { ShippingType } from './schema.ts';

/** Whether a shipment or an option of this type is sent by email, so that nothing is delivered to an address. */
export function isByEmail(type: Shipment['shipmentType'] | ShippingType | 'separate' | undefined): boolean {
  return type === 'egiftcard' || type === 'digital';
}

/** Whether a part of an order is delivered to the address of the order: neither collected nor sent by email. */
export const isDelivered = ({ shippingType, pickup }: ShippingLineItem): boolean =>
  pickup === undefined && !isByEmail(shippingType);

/** Whether all of an order is sent by email: nothing of it is delivered, and nothing can be sent back. */
export const isAllByEmail = (parts: readonly Pick<ShippingLineItem, 'shippingType'>[]): boolean =>
  parts.length > 0 && parts.every(({ shippingType }) => isByEmail(shippingType));
