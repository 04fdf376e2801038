import { sql } from 'kysely';
import { anyOrder } from './loadOrder.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { ProviderUnavailable } from '../payment/guardProvider.ts';
import type { OperationOutcome } from '../payment/PaymentProvider.ts';
import type { PaymentProviders } from '../payment/PaymentProviders.ts';
import { paymentStatusOf } from '../payment/paymentStates.ts';

export interface MoneyOperation {
  readonly orderId: string;
  /** Whole minor units of the order's currency. */
  readonly minor: number;
  /** Idempotency key: the same key takes effect once. */
  readonly key: string;
}

/** Captures authorised money when a parcel ships; never more than was authorised, even with concurrent calls. */
export const capturePayment = (
  shop: CommerceContext,
  providers: PaymentProviders,
  operation: MoneyOperation,
) => operate(shop, providers, 'capture', operation);

/** Refunds captured money. For staff and the provider, never for shoppers; never more than was captured. */
export const refundPayment = (
  shop: CommerceContext,
  providers: PaymentProviders,
  operation: MoneyOperation,
) => operate(shop, providers, 'refund', operation);

/**
 * Books the amount under the payment's lock, so that two concurrent operations can't exceed it; then the provider moves
 * the money; a refusal reverts the booking. Without a response (`unknown`) it stays booked: a retry uses the same key.
 */
async function operate(
  shop: CommerceContext,
  providers: PaymentProviders,
  kind: 'capture' | 'refund',
  { orderId, minor, key }: MoneyOperation,
): Promise<OperationOutcome> {
  if (!Number.isSafeInteger(minor) || minor <= 0) return { kind: 'refused', reason: 'Not an amount.' };
  const order = await anyOrder(shop.db, orderId);
  if (!order?.providerPaymentId) return { kind: 'refused', reason: 'There is no such payment.' };
  const booked = await book(shop, kind, order.paymentId, minor, key);
  if (booked !== 'asked')
    return booked === 'done' ? { kind: 'done' } : { kind: 'refused', reason: 'More than there is.' };
  const { providerPaymentId, currency, amountMinor } = order;
  const provider = providers.of(order.processor);
  const request = { providerPaymentId, amount: { minor, currency }, idempotencyKey: key };
  const outcome = await provider[kind](request).catch(withoutAnswer(shop, orderId, kind));
  if (outcome.kind === 'unknown') return outcome;
  await finish(shop, kind, order.paymentId, minor, key, outcome.kind === 'done', amountMinor);
  if (outcome.kind === 'done') shop.counters.add(kind === 'capture' ? 'captures' : 'refunds');
  return outcome;
}

/** What came of a call that has no answer, or that was not made while the provider is away. */
const withoutAnswer =
  ({ log }: CommerceContext, orderId: string, operation: 'capture' | 'refund') =>
  (error: unknown): OperationOutcome => {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn('payment operation without an answer', { orderId, operation, why: error.message.slice(0, 200) });
    return { kind: 'unknown' };
  };

async function book(
  shop: CommerceContext,
  kind: 'capture' | 'refund',
  paymentId: string,
  minor: number,
  key: string,
): Promise<'asked' | 'done' | 'refused'> {
  const now = shop.clock.now();
  const fits =
    kind === 'capture'
      ? sql`state in ('authorised', 'captured', 'refunded') and give_back_since is null and captured_minor + ${minor}::bigint <= amount_minor`
      : sql`state in ('captured', 'refunded') and refunded_minor + ${minor}::bigint <= captured_minor`;
  const change =
    kind === 'capture'
      ? sql`state = case when state = 'refunded' then state else 'captured' end,
          captured_minor = captured_minor + ${minor}::bigint`
      : sql`state = 'refunded', refunded_minor = refunded_minor + ${minor}::bigint, refunded_at = ${now}::timestamptz`;
  const { rows } = await sql<{ booked: boolean }>`
    with locked as materialized (select id from payments where id = ${paymentId} and ${fits} for update),
    written as (
      insert into payment_operations (key, payment_id, kind, minor, state, created_at)
      select ${key}, id, ${kind}, ${minor}::bigint, 'asked', ${now}::timestamptz from locked
      on conflict do nothing returning key),
    changed as (
      update payments set ${change}, changed_at = ${now}::timestamptz
      where id = (select id from locked) and exists (select from written) returning id)
    select exists (select from changed) as booked`.execute(shop.db);
  if (rows[0]?.booked) return 'asked';
  // A statement of its own, because the first does not see what another call booked while it waited for the lock.
  const before = await shop.db
    .selectFrom('payment_operations')
    .select('state')
    .where('key', '=', key)
    .where('kind', '=', kind)
    .where('minor', '=', minor)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return before?.state ?? 'refused';
}

async function finish(
  shop: CommerceContext,
  kind: 'capture' | 'refund',
  paymentId: string,
  minor: number,
  key: string,
  isDone: boolean,
  amountMinor: number,
): Promise<void> {
  const now = shop.clock.now();
  const undo =
    kind === 'capture'
      ? sql`captured_minor = captured_minor - ${minor}::bigint,
          state = case when captured_minor = ${minor}::bigint then 'authorised' else state end`
      : sql`refunded_minor = refunded_minor - ${minor}::bigint,
          refunded_at = case when refunded_minor = ${minor}::bigint and gift_returned_minor = 0 then null else refunded_at end,
          state = case when refunded_minor = ${minor}::bigint then 'captured' else state end`;
  const { rows } = await sql<{ orderId: string; capturedMinor: number }>`
    with ended as (
      update payment_operations set state = ${isDone ? 'done' : 'refused'}
      where key = ${key} and state = 'asked' returning payment_id)
    update payments set ${isDone ? sql`changed_at = ${now}::timestamptz` : undo}
    where id = (select payment_id from ended) and id = ${paymentId}
    returning order_id as "orderId", captured_minor as "capturedMinor"`.execute(shop.db);
  const row = rows[0];
  if (!row) return;
  await shop.db
    .updateTable('orders')
    .set({ payment_status: paymentStatusOf(amountMinor, row.capturedMinor), changed_at: now })
    .where('id', '=', row.orderId)
    .execute();
}
