import type { ShippingLineItem } from '@touchline/contract/basket/schema';

/** Whether a shipment of an order is sent by email. */
export const isByEmail = (shipping: Pick<ShippingLineItem, 'shippingType'> | undefined): boolean =>
  shipping?.shippingType === 'egiftcard' || shipping?.shippingType === 'digital';
