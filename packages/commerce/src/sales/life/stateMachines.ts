import type { Order } from '@touchline/contract/order/schema';
import type { ParcelState } from '@touchline/contract/order/parcelStates';
import type { ExchangeState, ReturnState } from '@touchline/contract/order/returnReasons';
import { paymentTransitions, paymentUndone, type PaymentState } from '../payment/paymentStates.ts';
import type { RefundState } from '../returns/tables.ts';

/*
 * Every status of an order's life, and the steps between them. Statements name the states they start from by
 * `statesBefore`; the triggers of `life-001`, `returns-001` and `returns-exchange-001` refuse whatever is not here. What each means: docs/life-of-an-order.md.
 */

/** For each state, the states that may follow. */
export type Machine<State extends string> = Readonly<Record<State, readonly State[]>>;

const order: Machine<Order['status']> = {
  created: ['new', 'failed'],
  new: ['open', 'cancelled'],
  open: ['completed', 'cancelled', 'replaced'],
  completed: ['replaced'],
  cancelled: [],
  replaced: [],
  failed: [],
};

/** A step may be left out where its news is lost or late, but none is taken back. */
const shipment: Machine<ParcelState> = {
  waiting: ['packed', 'sent', 'outForDelivery', 'delivered', 'ready', 'collected'],
  packed: ['sent', 'outForDelivery', 'delivered', 'ready', 'collected'],
  sent: ['outForDelivery', 'delivered', 'ready', 'collected'],
  outForDelivery: ['delivered'],
  ready: ['collected'],
  delivered: [],
  collected: [],
};

/** With the steps that undo what was booked when the provider refuses it. */
const payment = Object.fromEntries(
  Object.entries(paymentTransitions).map(([state, next]) => [
    state,
    [...next, ...(paymentUndone[state as PaymentState] ?? [])],
  ]),
) as unknown as Machine<PaymentState>;

/** A refund that the provider had accepted can fail after all: then it is owed again. */
const returned: Machine<ReturnState> = {
  announced: ['received', 'refused'],
  received: ['refunded'],
  refunded: ['received'],
  refused: [],
};

const exchange: Machine<ExchangeState> = {
  kept: ['sent', 'lapsed', 'refused'],
  sent: [],
  lapsed: [],
  refused: [],
};

/** A refusal is no end: it is asked for again until it is done. */
const refund: Machine<RefundState> = { owed: ['refused', 'done'], refused: ['done'], done: ['refused'] };

export const machines = { order, payment, shipment, return: returned, refund, exchange } as const;

/** Whether one state may follow the other. */
export const maySucceed = <State extends string>(
  machine: Machine<State>,
  before: State,
  next: State,
): boolean => machine[before].includes(next);

/** The states from which a machine may change to `next`. */
export const statesBefore = <State extends string>(machine: Machine<State>, next: State): State[] =>
  (Object.keys(machine) as State[]).filter((state) => machine[state].includes(next));

/** Every allowed step, as the triggers of the database spell it: `new>open`. */
export const stepsOf = (machine: Machine<string>): string[] =>
  Object.entries(machine)
    .flatMap(([state, next]) => next.filter((one) => one !== state).map((one) => `${state}>${one}`))
    .toSorted();
