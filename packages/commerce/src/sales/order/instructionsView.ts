import { toWire } from '@touchline/contract/money';
import type { Order } from '@touchline/contract/order/schema';
import type { StoredOrder } from './loadOrder.ts';

/** How an order is paid and what is left of it, for one that is paid later. */
export function instructionsView({
  instructions,
  currency,
  amountMinor,
  capturedMinor,
}: Pick<StoredOrder, 'instructions' | 'currency' | 'amountMinor' | 'capturedMinor'>): Pick<
  Order['payment'],
  'instructions'
> {
  if (!instructions) return {};
  return {
    instructions: {
      ...instructions,
      received: toWire(capturedMinor, currency),
      due: toWire(Math.max(0, amountMinor - capturedMinor), currency),
    },
  };
}

/** The same order with the time at which it was read, by which its page counts down. */
export function readNow(order: Order, now: Date): Order {
  const { instructions } = order.payment;
  if (!instructions) return order;
  return {
    ...order,
    payment: { ...order.payment, instructions: { ...instructions, readAt: now.toISOString() } },
  };
}
