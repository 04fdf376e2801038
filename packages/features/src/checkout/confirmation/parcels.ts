import { isByEmail } from '@touchline/contract/market/byEmail';
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
  const parcels = shippingLineItemList.map((shipping) => ({
    shipping,
    lines: productLineItemList.filter(({ itemId }) => shipping.itemIds?.includes(itemId)),
  }));
  // Gift cards and files are two parts of an order, and come in the same way.
  const [emailed, ...others] = parcels.filter(({ shipping }) => isByEmail(shipping.shippingType));
  if (!emailed || others.length === 0) return parcels;
  const lines = [emailed, ...others].flatMap((part) => part.lines);
  return [
    ...parcels.filter(({ shipping }) => !isByEmail(shipping.shippingType)),
    { shipping: emailed.shipping, lines },
  ];
}
