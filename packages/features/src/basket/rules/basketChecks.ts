import type { Basket } from '@touchline/contract/basket/schema';

/** What keeps a basket out of the checkout. */
export type BasketProblem = 'empty' | 'shipmentError' | 'totalTooHigh' | 'reservationExpired';

/** The checks of the guard, in order: products, shipments without error, a sum one order may have, a reservation that has not run out. */
export function basketProblem(basket: Basket | undefined, now: Date): BasketProblem | undefined {
  if (!basket || basket.totalProductCount === 0) return 'empty';
  if (basket.shipmentList.some(({ errorCode }) => errorCode)) return 'shipmentError';
  if (basket.messageList.some(({ type }) => type === 'InvalidProductsTotal')) return 'totalTooHigh';
  if (basket.reservedUntil && new Date(basket.reservedUntil) <= now) return 'reservationExpired';
  return undefined;
}

/** Where the guard of the checkout routes sends a shopper; `undefined` lets them in. */
export function checkoutGuard(basket: Basket | undefined, now: Date): '/cart' | undefined {
  return basketProblem(basket, now) && '/cart';
}
