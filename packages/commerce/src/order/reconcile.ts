import { sql } from 'kysely';
import { applyProviderState, releasePayment } from './applyProviderState.ts';
import type { PaymentProvider } from '../payment/PaymentProvider.ts';
import type { PaymentState } from '../payment/paymentStates.ts';
import type { Shop } from '../Shop.ts';
import { settleFailed } from './settle.ts';

const seconds = (count: number) => count * 1000;

/** How long a payment is left alone before the provider is asked about it: placing itself needs its time. */
const timeoutMs = { asked: seconds(45), unknown: seconds(10), waiting: seconds(120), releasing: seconds(5) };
/** When a payment the provider never heard of is given up. */
const neverHeard = seconds(60);
/** When a shopper who went to the bank's step or the provider's page is not waited for any more. */
const longestStep = seconds(30 * 60);

interface OpenPayment {
  readonly id: string;
  readonly orderId: string;
  readonly state: PaymentState;
  readonly createdAt: Date;
}

/** What a run did. */
export interface Reconciled {
  readonly looked: number;
  readonly placed: number;
  readonly failed: number;
  readonly released: number;
}

/**
 * Settles what nobody told us about: payments whose answer was lost, whose process died, or whose money has to go
 * back. Run it at the start and by interval, in as many processes as you like. Ends every authorisation as one order
 * or as a release.
 */
export async function reconcile(shop: Shop, provider: PaymentProvider): Promise<Reconciled> {
  const now = shop.clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const { rows } = await sql<OpenPayment>`
    select id, order_id as "orderId", state, created_at as "createdAt" from payments
    where state in ('asked', 'waiting', 'unknown', 'releasing') and changed_at <= case state
      when 'asked' then ${before(timeoutMs.asked)}::timestamptz
      when 'unknown' then ${before(timeoutMs.unknown)}::timestamptz
      when 'waiting' then ${before(timeoutMs.waiting)}::timestamptz
      else ${before(timeoutMs.releasing)}::timestamptz end
    order by changed_at limit 100`.execute(shop.db);
  const done = { looked: rows.length, placed: 0, failed: 0, released: 0 };
  for (const payment of rows) {
    try {
      const result = await reconcileOne(shop, provider, payment, now);
      if (result) done[result] += 1;
    } catch (error) {
      // The next run asks again; one payment that can't be settled does not stop the others.
      shop.log.warn('payment not reconciled', { paymentId: payment.id, why: String(error).slice(0, 200) });
    }
  }
  return done;
}

async function reconcileOne(
  shop: Shop,
  provider: PaymentProvider,
  payment: OpenPayment,
  now: Date,
): Promise<'placed' | 'failed' | 'released' | undefined> {
  if (payment.state === 'releasing') {
    return (await releasePayment(shop, provider, payment.id)) ? 'released' : undefined;
  }
  const known = await provider.find(payment.id);
  const age = now.getTime() - payment.createdAt.getTime();
  const isOver = known?.state === 'waiting' ? age > longestStep : !known && age > neverHeard;
  if (known && known.state !== 'waiting') {
    const applied = await applyProviderState(shop, provider, known);
    return applied === 'placed' || applied === 'failed' || applied === 'released' ? applied : undefined;
  }
  if (!isOver) return undefined;
  // First at the provider, so that an authorisation that is still on its way finds a closed door.
  const closed = await provider.void(payment.id);
  if (closed.kind !== 'done') return undefined;
  const failing = { next: 'abandoned', code: 'PaymentInterrupted' } as const;
  if (!(await settleFailed(shop.db, payment.id, failing, now))) return undefined;
  shop.counters.add('orders_failed');
  shop.counters.add('payments_abandoned');
  shop.log.info('payment given up', { paymentId: payment.id, orderId: payment.orderId });
  return 'failed';
}
