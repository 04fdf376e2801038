import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ProviderPayment } from '../payment/PaymentProvider.ts';
import { paymentStatusOf, statesBefore, type PaymentState } from '../payment/paymentStates.ts';

/** An event that brings a change; with it the change takes effect once. */
export interface EventName {
  readonly processor: string;
  readonly id: string;
}

export type SettleOutcome =
  /** The order is placed now. */
  | { readonly kind: 'placed'; readonly orderId: string }
  /** It was before; more money may have been taken. */
  | { readonly kind: 'known'; readonly orderId: string }
  /** The order was given up: the money has to go back. */
  | { readonly kind: 'mustRelease'; readonly orderId: string }
  /** Not the amount that was asked for. */
  | { readonly kind: 'mismatch'; readonly orderId: string }
  /** An event that was heard before, or a payment that is not ours. */
  | { readonly kind: 'nothing' };

/** States of a payment whose order has failed: money that comes now goes back. */
const givenUp: PaymentState[] = ['declined', 'abandoned'];

interface SettleRow {
  orderId: string | null;
  before: PaymentState | null;
  after: PaymentState | null;
  fits: boolean | null;
}

/** With an event: writes its name, and lets the rest happen only the first time. */
const once = (event: EventName | undefined, now: Date) =>
  event
    ? sql`heard as (insert into payment_events (processor, id, received_at)
        values (${event.processor}, ${event.id}, ${now}::timestamptz) on conflict do nothing returning id),`
    : sql`heard as (select 1 as id),`;

/** An event tells of payments of its own processor only: sent to another's address it is another event, of nothing. */
export const sentBy = (event: EventName | undefined) =>
  event ? sql`and p.processor = ${event.processor}` : sql``;

/**
 * The provider reserved or took the money: the order is placed, the basket closed, the mail written, in one
 * statement. Allowed from every state a payment can be placed from, whatever order the answers come in; in any other
 * state the answer says what has to be done.
 */
export async function settlePaid(
  db: Kysely<Database>,
  payment: ProviderPayment,
  now: Date,
  event?: EventName,
): Promise<SettleOutcome> {
  const next: PaymentState = payment.capturedMinor > 0 ? 'captured' : 'authorised';
  const { minor, currency } = payment.amount;
  const status = paymentStatusOf(minor, payment.capturedMinor);
  const { rows } = await sql<SettleRow>`
    with ${once(event, now)}
    before as materialized (
      select p.id, p.state, p.order_id, p.amount_minor = ${minor}::bigint and p.currency = ${currency} as fits
      from payments p join orders o on o.id = p.order_id
      where p.id = ${payment.paymentId} and exists (select from heard) ${sentBy(event)} for update),
    paid as (
      update payments p set
        state = case when b.state = any(${givenUp}::text[]) then 'releasing' else ${next} end,
        captured_minor = case when b.state = any(${givenUp}::text[]) then 0
          else greatest(p.captured_minor, ${payment.capturedMinor}::bigint) end,
        provider_payment_id = ${payment.providerPaymentId},
        card_brand = coalesce(${payment.cardBrand ?? null}, p.card_brand),
        last_digits = coalesce(${payment.lastDigits ?? null}, p.last_digits), changed_at = ${now}::timestamptz
      from before b where p.id = b.id and b.fits
        and (b.state = any(${statesBefore(next)}::text[]) or b.state = any(${givenUp}::text[]))
      returning p.order_id, p.state, b.state as before_state),
    placed as (
      update orders o set status = case when o.status = 'created' then 'new' else o.status end,
        payment_status = ${status}, placed_at = coalesce(o.placed_at, ${now}::timestamptz),
        changed_at = ${now}::timestamptz
      from paid where o.id = paid.order_id and paid.state <> 'releasing' and o.status not in ('failed', 'cancelled')
      returning o.id, o.basket_id, o.email, o.language, o.data, o.total_minor, o.currency, o.site_path,
        paid.before_state),
    closed as (
      update baskets set state = 'closed', reserved_until = null, version = version + 1, modified_at = ${now}::timestamptz
      where id = (select basket_id from placed) and order_id = (select id from placed) and state = 'placing'),
    written as (
      insert into mails (id, kind, recipient, language, data, created_at)
      select 'order-placed:' || id, 'order-placed', email, language,
        jsonb_build_object('orderId', id, 'sitePath', site_path, 'totalMinor', total_minor, 'currency', currency,
          'order', data), ${now}::timestamptz
      from placed where before_state in ('asked', 'waiting', 'unknown') on conflict do nothing)
    select b.order_id as "orderId", b.state as before, b.fits, (select state from paid) as after
    from (select 1) as one left join before b on true`.execute(db);
  const row = rows[0];
  if (!row?.orderId) return { kind: 'nothing' };
  const { orderId } = row;
  if (!row.fits) return { kind: 'mismatch', orderId };
  if (row.after === 'releasing') return { kind: 'mustRelease', orderId };
  const isFirst = row.before === 'asked' || row.before === 'waiting' || row.before === 'unknown';
  return { kind: row.after !== null && isFirst ? 'placed' : 'known', orderId };
}

export interface Failing {
  readonly next: 'declined' | 'abandoned' | 'releasing';
  readonly code: string;
  /** Keep the pieces for the shopper, who may try another card; without, they are free at once. */
  readonly holdUntil?: Date | undefined;
}

/**
 * The payment came to nothing: the order has failed, the basket is as it was, the pieces are back (held for the
 * shopper, if wanted), in one statement. Does nothing to an order that is placed. Answers whether it was done.
 */
export async function settleFailed(
  db: Kysely<Database>,
  paymentId: string,
  failing: Failing,
  now: Date,
  event?: EventName,
): Promise<boolean> {
  const { next, code, holdUntil } = failing;
  const hold = holdUntil ?? null;
  const open: PaymentState[] = ['asked', 'waiting', 'unknown'];
  const { rows } = await sql<{ done: boolean }>`
    with ${once(event, now)}
    before as materialized (
      select p.id, p.order_id from payments p join orders o on o.id = p.order_id
      where p.id = ${paymentId} and p.state = any(${open}::text[]) and o.status = 'created'
        and exists (select from heard) ${sentBy(event)} for update),
    failed as (
      update payments set state = ${next}, error_code = ${code}, changed_at = ${now}::timestamptz
      where id = (select id from before) returning order_id),
    given_up as (
      update orders set status = 'failed', changed_at = ${now}::timestamptz
      where id = (select order_id from failed) returning id, basket_id, data),
    reopened as (
      update baskets b set state = 'open', order_id = null, version = version + 1, reserved_until = ${hold}::timestamptz
      from given_up where b.id = given_up.basket_id and b.order_id = given_up.id and b.state = 'placing'
      returning b.id),
    pieces as (
      select line ->> 'sku' as sku, (line ->> 'quantity')::int as quantity
      from given_up, jsonb_array_elements(data -> 'stock') as line),
    locked as materialized (
      select sku from stock where sku in (select sku from pieces) order by sku for update),
    kept as (
      insert into stock_holds (basket_id, sku, quantity, expires_at)
      select reopened.id, pieces.sku, pieces.quantity, ${hold}::timestamptz
      from reopened, pieces where ${hold}::timestamptz is not null and pieces.sku in (select sku from locked)
      on conflict (basket_id, sku) do update
        set quantity = stock_holds.quantity + excluded.quantity, expires_at = excluded.expires_at
      returning sku),
    back as (
      update stock set on_hand = stock.on_hand + pieces.quantity,
        held = stock.held + case when pieces.sku in (select sku from kept) then pieces.quantity else 0 end,
        changed_at = ${now}::timestamptz
      from pieces where pieces.sku = stock.sku and pieces.sku in (select sku from locked))
    select exists (select from failed) as done`.execute(db);
  return rows[0]?.done ?? false;
}

/** The shopper has to go somewhere: the bank's step, or the provider's page. */
export async function settleWaiting(
  db: Kysely<Database>,
  paymentId: string,
  step: { readonly providerPaymentId: string; readonly url: string; readonly origin: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      state: 'waiting',
      provider_payment_id: step.providerPaymentId,
      step_url: step.url,
      step_origin: step.origin,
      changed_at: now,
    })
    .where('id', '=', paymentId)
    .where('state', 'in', statesBefore('waiting'))
    .execute();
}

/** Moves a payment along one allowed step, with nothing else to change. Answers whether it moved. */
export async function movePayment(
  db: Kysely<Database>,
  paymentId: string,
  next: PaymentState,
  now: Date,
): Promise<boolean> {
  const moved = await db
    .updateTable('payments')
    .set({ state: next, changed_at: now })
    .where('id', '=', paymentId)
    .where('state', 'in', statesBefore(next))
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}
