import type { LineItem, ShippingLineItem } from '@touchline/contract/basket/schema';
import type { Parcel as ParcelNews } from '@touchline/contract/order/parcelSchema';
import type { Order } from '@touchline/contract/order/schema';

/** Lines that are shipped together, and how. */
export interface Parcel {
  shipping: ShippingLineItem | undefined;
  /** Empty when the order does not say which line is in which parcel. */
  lines: readonly LineItem[];
  /** What has happened to it; `undefined` before it is packed. */
  news: ParcelNews | undefined;
}

/** The parcels of an order, each with its lines. In an order of one parcel it contains everything. */
export function parcelsOf({
  shippingLineItemList,
  productLineItemList,
  parcels,
}: Pick<Order, 'shippingLineItemList' | 'productLineItemList' | 'parcels'>): Parcel[] {
  const newsOf = (at: number) => parcels?.find(({ delivery }) => delivery === at);
  if (shippingLineItemList.length <= 1)
    return [{ shipping: shippingLineItemList[0], lines: productLineItemList, news: newsOf(0) }];
  return shippingLineItemList.map((shipping, at) => ({
    shipping,
    lines: productLineItemList.filter(({ itemId }) => shipping.itemIds?.includes(itemId)),
    news: newsOf(at),
  }));
}
