import { fromWire } from '@touchline/contract/money';
import type { Order } from '@touchline/contract/order/schema';

/** The refund of an order: amount, time, and whether it is the full amount. */
export function refundOf(order: Order): { amount: number; at: string; isFull: boolean } | undefined {
  const { refund, currency, pricing } = order;
  if (!refund) return undefined;
  const isFull = fromWire(refund.amount, currency).minor >= fromWire(pricing.total, currency).minor;
  return { amount: refund.amount, at: refund.refundedAt, isFull };
}
