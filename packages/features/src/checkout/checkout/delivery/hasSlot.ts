import type { Basket } from '@touchline/contract/basket/schema';

/** Whether a basket has a delivery at a chosen time. */
export const hasSlot = (basket: Pick<Basket, 'shipmentList'> | undefined): boolean =>
  (basket?.shipmentList ?? []).some(({ shippingLineItem }) => shippingLineItem?.scheduled);
