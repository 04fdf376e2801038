import { sql, type Kysely } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { reopenRefund } from '../returns/reopenRefund.ts';
import type { FailedOperation, ProviderPayment } from '../payment/PaymentProvider.ts';
import { paymentStatusOf } from '../payment/paymentStates.ts';
import { tellRefundDelayed } from './refundNews.ts';
import type { EventName } from './settle.ts';

interface LockedPayment {
  readonly id: string;
  readonly orderId: string;
  readonly amountMinor: number;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
}

/**
 * The provider could not do what it had accepted: its books count it no more, and so do ours. Money that was not taken is
 * owed for its parcel again, and a refund that did not arrive is owed to the shopper. Once for each event, and never below
 * what the provider has now, so that a failure which was never counted takes nothing away. Returns whether anything changed.
 */
export async function undoOperation(
  shop: CommerceContext,
  payment: ProviderPayment,
  failed: FailedOperation,
  event: EventName,
): Promise<boolean> {
  const now = shop.clock.now();
  const isUndone = await shop.db.transaction().execute(async (trx) => {
    const heard = await trx
      .insertInto('payment_events')
      .values({ processor: event.processor, id: `${event.id}:undone`, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!heard) return false;
    const { rows } = await sql<LockedPayment>`
      select id, order_id as "orderId", amount_minor::float8 as "amountMinor",
        captured_minor::float8 as "capturedMinor", refunded_minor::float8 as "refundedMinor"
      from payments where id = ${payment.paymentId} and processor = ${event.processor}
        and state in ('captured', 'refunded') for update`.execute(trx);
    const [known] = rows;
    if (!known) return false;
    const key = await refuse(trx, known.id, failed, now);
    return failed.kind === 'capture'
      ? undoCapture(trx, known, Math.max(payment.capturedMinor, known.capturedMinor - failed.minor), key, now)
      : undoRefund(trx, known, Math.max(payment.refundedMinor, known.refundedMinor - failed.minor), key, now);
  });
  if (!isUndone) return false;
  shop.counters.add(failed.kind === 'capture' ? 'captures_refused' : 'refunds_refused');
  const told = { paymentId: payment.paymentId, operation: failed.kind, minor: failed.minor };
  shop.log.error('ALERT: the provider could not do what it had accepted', new Error(failed.kind), told);
  return true;
}

/** Closes our own operation of that key. Its time is that of the refusal, after which it is asked for again. */
async function refuse(
  trx: Kysely<Database>,
  paymentId: string,
  { kind, key = '' }: FailedOperation,
  now: Date,
): Promise<string | undefined> {
  const refused = await trx
    .updateTable('payment_operations')
    .set({ state: 'refused', created_at: now })
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .where(sql<boolean>`left(key, ${longestKey}) = ${key}`)
    .where('state', '<>', 'refused')
    .returning('key')
    .executeTakeFirst();
  return refused?.key;
}

/** Providers keep this much of a key. */
export const longestKey = 80;

async function undoCapture(
  trx: Kysely<Database>,
  { id, orderId, amountMinor, capturedMinor, refundedMinor }: LockedPayment,
  left: number,
  key: string | undefined,
  now: Date,
): Promise<boolean> {
  const captured = Math.max(left, refundedMinor);
  if (captured >= capturedMinor) return false;
  await trx
    .updateTable('payments')
    .set({ captured_minor: captured, changed_at: now, ...(captured === 0 ? { state: 'authorised' } : {}) })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('orders')
    .set({ payment_status: paymentStatusOf(amountMinor, captured), changed_at: now })
    .where('id', '=', orderId)
    .execute();
  // What was taken with the order itself is owed by all of its parcels.
  const parcel = /^parcel:(.*):\d+$/.exec(key ?? '')?.[1];
  await trx
    .updateTable('parcels')
    .set({ captured_at: null })
    .where('order_id', '=', orderId)
    .where('capture_minor', '>', 0)
    .$if(parcel !== undefined, (parcels) => parcels.where('id', '=', parcel ?? ''))
    .execute();
  return true;
}

async function undoRefund(
  trx: Kysely<Database>,
  { id, orderId, refundedMinor }: LockedPayment,
  refunded: number,
  key: string | undefined,
  now: Date,
): Promise<boolean> {
  if (refunded >= refundedMinor) return false;
  const minor = refundedMinor - refunded;
  const { rows } = await sql<{ isOwed: boolean }>`
    update payments set refunded_minor = ${refunded}::bigint, changed_at = ${now}::timestamptz,
      state = case when ${refunded}::bigint = 0 then 'captured' else state end,
      refunded_at = case when ${refunded}::bigint = 0 and gift_returned_minor = 0 then null else refunded_at end,
      -- Of an order that was cancelled, all is owed.
      give_back_since = case when exists (select from orders o where o.id = ${orderId} and o.status = 'cancelled')
        then ${now}::timestamptz else give_back_since end,
      refund_refused_at = case when exists (select from orders o where o.id = ${orderId} and o.status = 'cancelled')
        then ${now}::timestamptz end
    where id = ${id} returning refund_refused_at is not null as "isOwed"`.execute(trx);
  const returnId = /^return:(.*):\d+$/.exec(key ?? '')?.[1];
  if (returnId !== undefined) await reopenRefund(trx, returnId, now);
  if (returnId !== undefined || rows[0]?.isOwed)
    await tellRefundDelayed(trx, { orderId, returnId, minor }, now);
  return true;
}
