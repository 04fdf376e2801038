import { getPaymentStatus } from '@touchline/contract/client/order';
import { ApiError } from '@touchline/contract/errors';
import { readLastOrder } from '../../basket/index.ts';
import type { Ports } from '../../ports/index.ts';

/** What is known of a wish to pay whose answer was lost. */
export type PaymentOutcome =
  | { kind: 'order'; orderId: string; isPending: boolean }
  | { kind: 'failed' }
  /** No trace of it, or nobody could be asked. */
  | { kind: 'unknown' };

type Needs = Pick<Ports, 'call' | 'storage'>;

/** How long to wait before asking again, in milliseconds. */
const askAgainAfter = [0, 1500, 3000, 5000];

/** Asks once what became of the payment of a basket. */
export async function readPaymentOutcome(
  { call }: Pick<Ports, 'call'>,
  basketId: string,
): Promise<PaymentOutcome> {
  try {
    const { status, orderId } = await getPaymentStatus(call, basketId);
    if (status === 'failed') return { kind: 'failed' };
    if (orderId && status !== 'none') return { kind: 'order', orderId, isPending: status === 'pending' };
    return { kind: 'unknown' };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'unknown' };
    throw error;
  }
}

/** Asks until somebody knows, some ten seconds long; last of all, whether another tab of this browser knows. */
export async function pollPaymentOutcome(
  ports: Needs,
  basketId: string,
  pause: (ms: number) => Promise<void>,
): Promise<PaymentOutcome> {
  for (const wait of askAgainAfter) {
    if (wait) await pause(wait);
    const outcome = await readPaymentOutcome(ports, basketId);
    if (outcome.kind !== 'unknown') return outcome;
  }
  const last = readLastOrder(ports.storage);
  return last?.isPlaced && last.basketId === basketId
    ? { kind: 'order', orderId: last.orderId, isPending: false }
    : { kind: 'unknown' };
}
