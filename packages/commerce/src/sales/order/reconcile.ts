import { sql } from 'kysely';
import { clockDifferenceMs } from '../../kernel/ports/Clock.ts';
import { applyProviderState, releasePayment } from './applyProviderState.ts';
import type { PaymentProvider } from '../payment/PaymentProvider.ts';
import { noProcessor, type PaymentProviders } from '../payment/PaymentProviders.ts';
import type { PaymentState } from '../payment/paymentStates.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { giveBack } from './giveBack.ts';
import { settleZeroValue } from './flows/zeroValue/settleZeroValue.ts';
import { anyOrder } from './loadOrder.ts';
import { reconcileLater } from './reconcileLater.ts';
import { settleFailed, settlePlaced } from './settle.ts';

const seconds = (count: number) => count * 1000;

/** How long to wait before asking the provider about a payment, because placing itself takes time. */
const timeoutMs = { asked: seconds(45), unknown: seconds(10), waiting: seconds(120), releasing: seconds(5) };
/** Time after which a payment unknown to the provider is abandoned. */
const neverHeard = seconds(60);
/** A refund that the provider refused is asked for again then. */
const refusedFor = seconds(30 * 60);
/** Maximum time for the bank's step or the provider's page. */
const maxStep = seconds(30 * 60);
/** Maximum time in which a bank decides after its customer has left its page. */
const maxProcessing = seconds(4 * 60 * 60);

interface OpenPayment {
  readonly id: string;
  readonly orderId: string;
  readonly processor: string;
  readonly state: PaymentState;
  readonly createdAt: Date;
  readonly currency: string;
  readonly amountMinor: number;
}

/** Result of a run. */
export interface Reconciled {
  readonly looked: number;
  readonly placed: number;
  readonly failed: number;
  readonly released: number;
}

/**
 * Settles payments without a known result: those whose response was lost, whose process crashed, or whose money has to
 * be returned. Run it at start-up and at intervals, in any number of processes. Every authorisation ends as one order
 * or as a release. A payment that changed later than now did so before the clock was set back: nobody knows how long ago.
 */
export async function reconcile(shop: CommerceContext, providers: PaymentProviders): Promise<Reconciled> {
  const now = shop.clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const { rows } = await sql<OpenPayment>`
    select id, order_id as "orderId", processor, state, created_at as "createdAt", currency, amount_minor as "amountMinor" from payments
    where state in ('asked', 'waiting', 'unknown', 'releasing') and (state <> 'waiting' or instructions is null)
      and (changed_at > ${before(-clockDifferenceMs)}::timestamptz or changed_at <= case state
      when 'asked' then ${before(timeoutMs.asked)}::timestamptz
      when 'unknown' then ${before(timeoutMs.unknown)}::timestamptz
      when 'waiting' then ${before(timeoutMs.waiting)}::timestamptz
      else ${before(timeoutMs.releasing)}::timestamptz end)
    order by changed_at limit 100`.execute(shop.db);
  const done = { looked: rows.length, placed: 0, failed: 0, released: 0 };
  for (const payment of rows) {
    try {
      const result =
        payment.processor === noProcessor
          ? await placeUnpaid(shop, payment, now)
          : payment.amountMinor === 0
            ? await settleZeroValue(shop, payment.id, payment.currency)
            : await reconcileOne(shop, providers.of(payment.processor), payment, now);
      if (result) done[result] += 1;
    } catch (error) {
      // Retried in the next run; one payment that can't be settled does not stop the others.
      shop.log.warn('payment not reconciled', { paymentId: payment.id, why: String(error).slice(0, 200) });
    }
  }
  const later = await reconcileLater(shop, providers);
  done.looked += later.looked;
  done.placed += later.placed;
  done.failed += later.failed;
  await giveBackOwed(shop, providers, before(timeoutMs.releasing), before(refusedFor));
  return done;
}

/** Gives back the money of cancelled orders for which the provider had no answer, or a refusal some time ago. */
async function giveBackOwed(
  shop: CommerceContext,
  providers: PaymentProviders,
  until: Date,
  refusedUntil: Date,
): Promise<void> {
  const owed = await shop.db
    .selectFrom('payments')
    .select('order_id as orderId')
    .where('give_back_since', 'is not', null)
    .where('changed_at', '<=', until)
    .where((eb) => eb.or([eb('refund_refused_at', 'is', null), eb('refund_refused_at', '<=', refusedUntil)]))
    .orderBy('changed_at')
    .limit(100)
    .execute();
  for (const { orderId } of owed) {
    try {
      await giveBack(shop, providers, orderId);
    } catch (error) {
      shop.log.warn('money not given back yet', { orderId, why: String(error).slice(0, 200) });
    }
  }
}

async function reconcileOne(
  shop: CommerceContext,
  provider: PaymentProvider,
  payment: OpenPayment,
  now: Date,
): Promise<'placed' | 'failed' | 'released' | undefined> {
  if (payment.state === 'releasing') {
    return (await releasePayment(shop, provider, payment.id)) ? 'released' : undefined;
  }
  const known = await provider.find(payment.id);
  const age = now.getTime() - payment.createdAt.getTime();
  const longest = known?.isProcessing ? maxProcessing : maxStep;
  const isOver = known?.state === 'waiting' ? age > longest : !known && age > neverHeard;
  if (known && (known.state !== 'waiting' || known.instructions)) {
    const { kind: applied } = await applyProviderState(shop, provider, known);
    return applied === 'placed' || applied === 'failed' || applied === 'released' ? applied : undefined;
  }
  if (!isOver) return undefined;
  // Void at the provider first, so that an authorisation still in transit is rejected.
  const closed = await provider.void(payment.id);
  if (closed.kind !== 'done') return undefined;
  return giveUp(shop, payment, now);
}

/** An order that is paid at the door, whose process crashed before it was placed: nothing else is missing. */
async function placeUnpaid(
  shop: CommerceContext,
  { id, orderId }: OpenPayment,
  now: Date,
): Promise<'placed' | undefined> {
  const order = await anyOrder(shop.db, orderId);
  if (!order || !(await settlePlaced(shop.db, { ...order, paymentId: id }, now))) return undefined;
  shop.counters.add('orders_placed');
  shop.log.info('order placed', { orderId, paid: 'on delivery' });
  return 'placed';
}

/** Fails an order that nobody pays any more. */
async function giveUp(shop: CommerceContext, payment: OpenPayment, now: Date): Promise<'failed' | undefined> {
  const failing = { next: 'abandoned', code: 'PaymentInterrupted' } as const;
  if (!(await settleFailed(shop.db, payment.id, failing, now))) return undefined;
  shop.counters.add('orders_failed');
  shop.counters.add('payments_abandoned');
  shop.log.info('payment given up', { paymentId: payment.id, orderId: payment.orderId });
  return 'failed';
}
