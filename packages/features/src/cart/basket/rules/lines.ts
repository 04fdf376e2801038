import type { LaunchRefusal } from '@touchline/contract/launch/constants';
import type { Basket, BasketMessage, LineItem } from '@touchline/contract/basket/schema';

/** All lines of a basket across its shipments, in order. */
export function linesOf(basket: Pick<Basket, 'shipmentList'> | undefined): LineItem[] {
  return basket?.shipmentList.flatMap(({ productLineItemList }) => productLineItemList) ?? [];
}

/** What a shopper must know about a line before the checkout. */
export type LineNotice =
  | { kind: 'outOfStock' }
  | { kind: 'fewerLeft'; left: number }
  | { kind: 'tooMany'; max: number }
  | { kind: 'notSold' }
  /** A launch does not sell it to the shopper now: it may later. */
  | { kind: 'launch'; reason: LaunchRefusal }
  | { kind: 'priceChanged'; from: number; to: number }
  | { kind: 'nearlyGone'; left: number };

const gone: readonly BasketMessage['type'][] = [
  'ProductItemNotAvailable',
  'ProductItemNotAvailableException',
];
/** The catalogue has the product or its recipe no more: its stock says nothing. */
const invalid: readonly BasketMessage['type'][] = ['InvalidProductItem', 'InvalidProductItemException'];
const notSold: readonly BasketMessage['type'][] = ['ProductItemWithoutPrice', 'ProductsForbidden'];
/** A line with this many units left or fewer shows a low-stock notice. */
const few = 3;

/** The most important notice of a line. `undefined` when there is none. */
export function noticeOf(line: LineItem, messages: readonly BasketMessage[]): LineNotice | undefined {
  const mine = messages.filter(({ details }) => details.productId === line.productId);
  const types = mine.map(({ type }) => type);
  if (types.some((type) => invalid.includes(type))) return { kind: 'notSold' };
  if (line.availableQuantity <= 0 || types.some((type) => gone.includes(type))) return { kind: 'outOfStock' };
  const launchReason = mine.find(({ details }) => details.reason)?.details.reason;
  if (launchReason) return { kind: 'launch', reason: launchReason };
  if (types.some((type) => notSold.includes(type))) return { kind: 'notSold' };
  if (line.availableQuantity < line.quantity) return { kind: 'fewerLeft', left: line.availableQuantity };
  if (line.quantity > line.maxQuantity || types.includes('ProductMaxQuantityExceeded'))
    return { kind: 'tooMany', max: line.maxQuantity };
  const { previousPrice, price } = line.pricing;
  if (previousPrice !== undefined && previousPrice !== price)
    return { kind: 'priceChanged', from: previousPrice, to: price };
  if (line.availableQuantity <= few) return { kind: 'nearlyGone', left: line.availableQuantity };
  return undefined;
}

/** Whether a line prevents the order. */
export function isBlocking(notice: LineNotice | undefined): boolean {
  return notice !== undefined && notice.kind !== 'priceChanged' && notice.kind !== 'nearlyGone';
}
