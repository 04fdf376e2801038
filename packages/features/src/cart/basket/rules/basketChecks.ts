import type { Basket } from '@touchline/contract/basket/schema';

/** Why a basket may not enter the checkout. */
export type BasketProblem = 'empty' | 'shipmentError' | 'totalTooHigh' | 'reservationExpired';

/** The checks of the guard, in order: has products, no shipment errors, total within the limit, reservation not expired. */
export function basketProblem(basket: Basket | undefined, now: Date): BasketProblem | undefined {
  if (!basket || basket.totalProductCount === 0) return 'empty';
  if (basket.shipmentList.some(({ errorCode }) => errorCode)) return 'shipmentError';
  if (basket.messageList.some(({ type }) => type === 'InvalidProductsTotal')) return 'totalTooHigh';
  if (basket.reservedUntil && new Date(basket.reservedUntil) <= now) return 'reservationExpired';
  return undefined;
}

/** The path to which the guard of the checkout routes redirects; `undefined` allows entry. */
export function checkoutGuard(basket: Basket | undefined, now: Date): '/cart' | undefined {
  return basketProblem(basket, now) && '/cart';
}
