import { getPaymentStatus } from '@touchline/contract/client/order';
import { ApiError } from '@touchline/contract/errors';
import { lastOrder } from '../../../cart/basket/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';
import { stored, type StorageNeeds } from '../../../platform/storage/index.ts';

/** What is known of an intent to pay whose response was lost. */
export type PaymentOutcome =
  | { kind: 'order'; orderId: string; isPending: boolean }
  | { kind: 'failed' }
  /** There is no trace of it, or no request got through. */
  | { kind: 'unknown' };

type Needs = StorageNeeds & Pick<Ports, 'call'>;

/** Delays between polls, in milliseconds. */
const askAgainAfter = [0, 1500, 3000, 5000];

/** Requests the payment outcome of a basket once. */
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

/** Polls until the outcome is known, for about ten seconds; finally checks what another tab of this browser stored. */
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
  const last = stored(ports).read(lastOrder);
  return last?.isPlaced && last.basketId === basketId
    ? { kind: 'order', orderId: last.orderId, isPending: false }
    : { kind: 'unknown' };
}
