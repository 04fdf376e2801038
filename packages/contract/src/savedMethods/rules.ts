import type { Registration } from './schema.ts';

/** A card registration; every other one is of PayPal, which some providers describe as a card of its brand. */
export function isCardRegistration({ card }: Registration): boolean {
  return card !== undefined && card.brand.toUpperCase() !== 'PAYPAL';
}

/** Whether its card is over; `now` is any moment of the day that counts. */
export function isExpired({ card }: Registration, now: Date): boolean {
  return card?.expiry !== undefined && card.expiry < now.toISOString().slice(0, 7);
}
