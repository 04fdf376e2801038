import type { Basket } from '@touchline/contract/basket/schema';
import type { ConfirmedItems } from '@touchline/contract/order/schema';
import { linesOf } from '../../basket/index.ts';

/** What of a basket is shown to be paid: the back end refuses to sell anything else. */
export const shownItems = (basket: Basket | undefined): ConfirmedItems =>
  linesOf(basket).map(({ productId, quantity }) => ({ productId, quantity }));

/** The same as a text that two lists of the same things share, whatever their order. */
const contentOf = (basket: Basket): string =>
  shownItems(basket)
    .map(({ productId, quantity }) => `${productId}*${quantity}`)
    .toSorted()
    .join();

/** Whether a basket that was shown holds something else now: another tab or device changed it. */
export function isAnotherContent(shown: Basket | undefined, now: Basket | undefined): boolean {
  if (!shown || shown.totalProductCount === 0) return false;
  return !now || contentOf(shown) !== contentOf(now);
}
