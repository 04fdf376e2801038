import type { Order } from '@touchline/contract/order/schema';

/**
 * Where a payment of ours stands.
 * - `asked`: the intent is written; the provider may or may not have heard of it.
 * - `waiting`: the shopper is at the bank's step or on the provider's page.
 * - `unknown`: the answer was lost; an event or the reconciliation tells.
 * - `authorised`, `captured`, `refunded`: it ended as an order.
 * - `voided`: the reservation was given up after the order was placed; the order is cancelled.
 * - `declined`: nothing was taken.
 * - `abandoned`: given up by us; should the provider have reserved money after all, it goes to `releasing`.
 * - `releasing`, `released`: reserved money without an order is given back.
 */
export const paymentStates = [
  'asked',
  'waiting',
  'unknown',
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

/** Which state may follow which. There is no other way: what is not here is ignored and logged. */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  asked: ['waiting', 'unknown', 'authorised', 'captured', 'declined', 'abandoned', 'releasing'],
  waiting: ['unknown', 'authorised', 'captured', 'declined', 'abandoned', 'releasing'],
  unknown: ['waiting', 'authorised', 'captured', 'declined', 'abandoned', 'releasing'],
  authorised: ['captured', 'refunded', 'voided', 'releasing'],
  captured: ['captured', 'refunded'],
  refunded: ['refunded'],
  voided: [],
  declined: ['releasing'],
  abandoned: ['releasing', 'released'],
  releasing: ['released'],
  released: [],
};

/** Which status of an order may follow which. */
export const orderTransitions: Readonly<Record<Order['status'], readonly Order['status'][]>> = {
  created: ['new', 'failed'],
  new: ['open', 'cancelled'],
  open: ['completed', 'cancelled', 'replaced'],
  completed: ['replaced'],
  cancelled: [],
  replaced: [],
  failed: [],
};

/** The states from which a payment may come to `next`. */
export function statesBefore(next: PaymentState): PaymentState[] {
  return paymentStates.filter((state) => paymentTransitions[state].includes(next));
}

/** What an order's payment status is with so much taken and given back. */
export function paymentStatusOf(totalMinor: number, capturedMinor: number): Order['paymentStatus'] {
  if (capturedMinor >= totalMinor) return 'paid';
  return capturedMinor > 0 ? 'part_paid' : 'not_paid';
}
