import type { Basket } from '@touchline/contract/basket/schema';
import type { ConfirmedItems } from '@touchline/contract/order/schema';
import { linesOf } from '../../../cart/basket/index.ts';

/** The items of a basket shown to the shopper at payment: the back end refuses to sell anything else. */
export const shownItems = (basket: Basket | undefined): ConfirmedItems =>
  linesOf(basket).map(({ productId, quantity }) => ({ productId, quantity }));

/** The same as a text that two lists of the same things share, whatever their order. */
export const contentOf = (items: ConfirmedItems): string =>
  items
    .map(({ productId, quantity }) => `${productId}*${quantity}`)
    .toSorted()
    .join();

/** Whether the contents of the displayed basket have changed: in another tab or on another device. */
export function isAnotherContent(shown: Basket | undefined, now: Basket | undefined): boolean {
  if (!shown || shown.totalProductCount === 0) return false;
  return !now || contentOf(shownItems(shown)) !== contentOf(shownItems(now));
}
