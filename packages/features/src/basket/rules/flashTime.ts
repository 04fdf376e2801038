import type { Basket } from '@touchline/contract/basket/schema';

/** How long a basket is good without asking again: 5 minutes, in milliseconds. */
export const basketLifetime = 5 * 60_000;

/** A flash sale is over when no time of it is left; a basket without one has none that could end. */
export function hasFlashSaleEnded({ flashTimeLeft }: Pick<Basket, 'flashTimeLeft'>): boolean {
  return flashTimeLeft !== undefined && flashTimeLeft <= 0;
}

/** Milliseconds for which a loaded basket is shown without asking again: the flash time while some is left. */
export function lifetimeOf({ flashTimeLeft }: Pick<Basket, 'flashTimeLeft'>): number {
  return flashTimeLeft !== undefined && flashTimeLeft > 0 ? flashTimeLeft * 1000 : basketLifetime;
}
