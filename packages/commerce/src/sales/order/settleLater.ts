import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { ProviderInstructions, ProviderPayment } from '../payment/PaymentProvider.ts';
import type { PaymentState } from '../payment/paymentStates.ts';
import { givenUp, once, sentBy, type EventName } from './settle.ts';

/*
 * Payments that the shopper makes later: the order exists, its stock is taken, and the money comes until a day.
 */

/**
 * The provider has said how the order is paid: keeps that, closes the basket, so that the shopper has a new one, and
 * writes the mail, in one statement. Does nothing the second time. Returns whether anything changed.
 */
export async function settleInstructions(
  db: Kysely<Database>,
  paymentId: string,
  { providerPaymentId, instructions }: { providerPaymentId: string; instructions: ProviderInstructions },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    with before as materialized (
      select id from payments where id = ${paymentId} and state in ('asked', 'unknown') and instructions is null for update),
    told as (
      update payments set state = 'waiting', provider_payment_id = ${providerPaymentId},
        instructions = ${JSON.stringify(instructions)}::jsonb, due_at = ${instructions.expiresAt}::timestamptz,
        changed_at = ${now}::timestamptz
      where id = (select id from before) returning order_id),
    closed as (
      update baskets set state = 'closed', reserved_until = null, version = version + 1, modified_at = ${now}::timestamptz
      where order_id = (select order_id from told) and state = 'placing'),
    written as (
      insert into mails (id, kind, recipient, language, data, created_at)
      select 'order-awaiting-payment:' || id, 'order-awaiting-payment', email, language,
        jsonb_build_object('orderId', id, 'sitePath', site_path), ${now}::timestamptz
      from orders where id = (select order_id from told) on conflict do nothing)
    select exists (select from told) as done`.execute(db);
  return rows[0]?.done ?? false;
}

/**
 * Less than the amount came in, so far: notes it and tells the shopper how much is left; of an order that has failed it
 * is to go back. `capturedMinor` is the sum so far, so that a repeated or late report changes nothing.
 */
export async function settlePart(
  db: Kysely<Database>,
  { paymentId, capturedMinor, amount: { currency } }: ProviderPayment,
  now: Date,
  event?: EventName,
): Promise<'counted' | 'mustRelease' | 'nothing'> {
  const { rows } = await sql<{ after: PaymentState }>`
    with ${once(event, now)}
    before as materialized (
      select p.id, p.state, p.captured_minor from payments p
      where p.id = ${paymentId} and p.currency = ${currency} and exists (select from heard) ${sentBy(event)} for update),
    counted as (
      update payments p set changed_at = ${now}::timestamptz,
        captured_minor = case when b.state = 'waiting' then ${capturedMinor}::bigint else p.captured_minor end,
        state = case when b.state = 'waiting' then 'waiting' else 'releasing' end
      from before b where p.id = b.id and (b.state = any(${givenUp}::text[])
        or b.state = 'waiting' and ${capturedMinor}::bigint > b.captured_minor and ${capturedMinor}::bigint < p.amount_minor)
      returning p.order_id, p.state),
    noted as (
      update orders set payment_status = 'part_paid', changed_at = ${now}::timestamptz
      where id = (select order_id from counted where state = 'waiting') and status = 'created'
      returning id, email, language, site_path),
    written as (
      insert into mails (id, kind, recipient, language, data, created_at)
      select 'order-part-paid:' || id || ':' || ${String(capturedMinor)}::text, 'order-part-paid', email, language,
        jsonb_build_object('orderId', id, 'sitePath', site_path), ${now}::timestamptz
      from noted on conflict do nothing)
    select state as after from counted`.execute(db);
  const [row] = rows;
  if (!row) return 'nothing';
  return row.after === 'releasing' ? 'mustRelease' : 'counted';
}
