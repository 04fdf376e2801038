import type { Order } from '@touchline/contract/order/schema';

/**
 * State of a payment.
 * - `asked`: the intent is written; the provider may or may not have received the request.
 * - `waiting`: the shopper is at the bank's step, on the provider's page, or pays later by instructions.
 * - `unknown`: the response was lost; an event or the reconciliation gives the result.
 * - `authorised`, `captured`, `refunded`: there is an order.
 * - `onDelivery`: there is an order, and cash is taken at the door; no provider knows of it.
 * - `voided`: the authorisation was voided after the order was placed; the order is cancelled.
 * - `declined`: nothing was charged.
 * - `abandoned`: given up by us; if the provider has authorised money after all, it goes to `releasing`.
 * - `releasing`, `released`: authorised money without an order is being returned, or was returned.
 */
export const paymentStates = [
  'asked',
  'waiting',
  'unknown',
  'onDelivery',
  'authorised',
  'captured',
  'refunded',
  'voided',
  'declined',
  'abandoned',
  'releasing',
  'released',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Allowed transitions of a payment; all others are ignored and logged. */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  asked: ['waiting', 'unknown', 'onDelivery', 'authorised', 'captured', 'declined', 'abandoned', 'releasing'],
  waiting: ['unknown', 'authorised', 'captured', 'declined', 'abandoned', 'releasing'],
  unknown: ['waiting', 'authorised', 'captured', 'declined', 'abandoned', 'releasing'],
  onDelivery: ['captured', 'voided'],
  authorised: ['captured', 'refunded', 'voided', 'releasing'],
  captured: ['captured', 'refunded'],
  refunded: ['refunded'],
  voided: [],
  declined: ['releasing'],
  abandoned: ['releasing', 'released'],
  releasing: ['released'],
  // A voucher can be paid late more than once.
  released: ['releasing'],
};

/** Steps back: what was booked before the provider was asked is undone when it refuses. */
export const paymentUndone: Readonly<Partial<Record<PaymentState, readonly PaymentState[]>>> = {
  captured: ['authorised'],
  refunded: ['captured'],
};

/** The states from which a payment may change to `next`. */
export function statesBefore(next: PaymentState): PaymentState[] {
  return paymentStates.filter((state) => paymentTransitions[state].includes(next));
}

/** Payment status of an order for the captured and refunded amounts. */
export function paymentStatusOf(totalMinor: number, capturedMinor: number): Order['paymentStatus'] {
  if (capturedMinor >= totalMinor) return 'paid';
  return capturedMinor > 0 ? 'part_paid' : 'not_paid';
}
