import type { LineItem, ShippingLineItem } from '@touchline/contract/basket/schema';
import type { Order } from '@touchline/contract/order/schema';

/** Lines that are shipped together, and how. */
export interface Parcel {
  shipping: ShippingLineItem | undefined;
  /** Empty when the order does not say which line is in which parcel. */
  lines: readonly LineItem[];
}

/** The parcels of an order, each with its lines. In an order of one parcel it contains everything. */
export function parcelsOf({ shippingLineItemList, productLineItemList }: Order): Parcel[] {
  if (shippingLineItemList.length <= 1)
    return [{ shipping: shippingLineItemList[0], lines: productLineItemList }];
  return shippingLineItemList.map((shipping) => ({
    shipping,
    lines: productLineItemList.filter(({ itemId }) => shipping.itemIds?.includes(itemId)),
  }));
}
