import type { LineItem, ShippingLineItem } from '@touchline/contract/basket/schema';
import type { Order } from '@touchline/contract/order/schema';

/** What travels together, and how. */
export interface Parcel {
  shipping: ShippingLineItem | undefined;
  /** Empty when the order does not tell what is in which parcel. */
  lines: readonly LineItem[];
}

/** The parcels of an order, each with what is in it. An order in one parcel has everything in it. */
export function parcelsOf({ shippingLineItemList, productLineItemList }: Order): Parcel[] {
  if (shippingLineItemList.length <= 1)
    return [{ shipping: shippingLineItemList[0], lines: productLineItemList }];
  return shippingLineItemList.map((shipping) => ({
    shipping,
    lines: productLineItemList.filter(({ itemId }) => shipping.itemIds?.includes(itemId)),
  }));
}
