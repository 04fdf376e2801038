import type { Basket } from '@touchline/contract/basket/schema';

/** How long a loaded basket is cached: 5 minutes, in milliseconds. */
export const basketLifetime = 5 * 60_000;

/** Whether a flash sale has ended, that is, no time is left; a basket without a flash sale has none that could end. */
export function hasFlashSaleEnded({ flashTimeLeft }: Pick<Basket, 'flashTimeLeft'>): boolean {
  return flashTimeLeft !== undefined && flashTimeLeft <= 0;
}

/** Milliseconds for which a loaded basket is cached: the flash time while some is left. */
export function lifetimeOf({ flashTimeLeft }: Pick<Basket, 'flashTimeLeft'>): number {
  return flashTimeLeft !== undefined && flashTimeLeft > 0 ? flashTimeLeft * 1000 : basketLifetime;
}
