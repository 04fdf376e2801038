import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { ProviderPayment } from '../payment/PaymentProvider.ts';
import { statesBefore } from '../payment/paymentStates.ts';
import { machines, statesBefore as statusesBefore } from '../life/stateMachines.ts';
import { sentBy, type EventName } from './settle.ts';

/**
 * The provider voided the authorisation of a placed order: cancels the order and returns its stock and its places in
 * delivery slots, in one statement.
 * The payment's state ensures that this happens once, however often it is reported. Captured money is never voided,
 * only refunded. Returns what changed; `unpaid` where all of the order had left before its money was taken.
 */
export async function settleVoided(
  db: Kysely<Database>,
  paymentId: string,
  now: Date,
  event?: EventName,
): Promise<'cancelled' | 'unpaid' | undefined> {
  const cancelledFrom = statusesBefore(machines.order, 'cancelled');
  const { rows } = await sql<{ done: boolean; isUnpaid: boolean }>`
    with before as materialized (
      select p.id from payments p
      where p.id = ${paymentId} and p.state = any(${statesBefore('voided')}::text[]) ${sentBy(event)} for update),
    voided as (
      update payments set state = 'voided', voided_at = ${now}::timestamptz,
        -- What gift cards have paid is owed as well.
        give_back_since = case when gift_minor > gift_returned_minor and exists (
          select from orders o where o.id = order_id and o.status = any(${cancelledFrom}::text[] || 'cancelled'::text))
          then ${now}::timestamptz end, changed_at = ${now}::timestamptz
      where id = (select id from before) returning order_id),
    cancelled as (
      update orders set status = 'cancelled', payment_status = 'not_paid', changed_at = ${now}::timestamptz
      where id = (select order_id from voided) and status = any(${cancelledFrom}::text[]) returning id, data),
    places as (delete from slot_bookings where order_id = (select id from cancelled)),
    pieces as (
      select line ->> 'sku' as sku, (line ->> 'quantity')::int as quantity
      from cancelled, jsonb_array_elements(data -> 'stock') as line),
    locked as materialized (
      select sku from stock where sku in (select sku from pieces) order by sku for update),
    back as (
      update stock set on_hand = stock.on_hand + pieces.quantity, changed_at = ${now}::timestamptz
      from pieces where pieces.sku = stock.sku and pieces.sku in (select sku from locked)),
    emptied as (
      update pickup_points set capacity = capacity + 1
      where capacity is not null and (select count(*) from locked) >= 0
        and key in (select jsonb_array_elements_text(data -> 'points') from cancelled))
    select exists (select from voided) as done, exists (
      select from orders o join voided on voided.order_id = o.id where o.status = 'completed') as "isUnpaid"`.execute(
    db,
  );
  if (!rows[0]?.done) return undefined;
  return rows[0].isUnpaid ? 'unpaid' : 'cancelled';
}

/**
 * The provider refunded some or all of the money: `refundedMinor` is the total so far, so that a repeated or late event
 * changes nothing. Never more than was captured. Stock is not returned here, only with a return of goods. Returns the
 * additional refund in minor units.
 */
export async function settleRefunded(
  db: Kysely<Database>,
  payment: ProviderPayment,
  now: Date,
  event?: EventName,
): Promise<number> {
  const { rows } = await sql<{ more: number }>`
    with before as materialized (
      select p.id, p.refunded_minor,
        least(p.amount_minor, greatest(p.captured_minor, ${payment.capturedMinor}::bigint)) as captured
      from payments p
      where p.id = ${payment.paymentId} and p.state = any(${statesBefore('refunded')}::text[])
        and p.currency = ${payment.amount.currency} ${sentBy(event)} for update),
    sums as (
      select id, captured, refunded_minor, least(captured, ${payment.refundedMinor}::bigint) as refunded from before)
    update payments p set state = 'refunded', captured_minor = sums.captured, refunded_minor = sums.refunded,
      refunded_at = ${now}::timestamptz, changed_at = ${now}::timestamptz
    from sums where p.id = sums.id and sums.refunded > sums.refunded_minor
    returning (sums.refunded - sums.refunded_minor)::float8 as more`.execute(db);
  return rows[0]?.more ?? 0;
}
