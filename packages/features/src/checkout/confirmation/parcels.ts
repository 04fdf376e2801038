import { isByEmail } from '@touchline/contract/market/byEmail';
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
  const each = shippingLineItemList.map((shipping, at) => ({
    shipping,
    lines: productLineItemList.filter(({ itemId }) => shipping.itemIds?.includes(itemId)),
    news: newsOf(at),
  }));
  // Gift cards and files are two parts of an order, and come in the same way.
  const [emailed, ...others] = each.filter(({ shipping }) => isByEmail(shipping.shippingType));
  if (!emailed || others.length === 0) return each;
  const lines = [emailed, ...others].flatMap((part) => part.lines);
  return [...each.filter(({ shipping }) => !isByEmail(shipping.shippingType)), { ...emailed, lines }];
}
