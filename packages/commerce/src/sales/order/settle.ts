import { sql, type Kysely } from 'kysely';
import { maxHoldMilliseconds } from '../basket/holdBasket.ts';
import { fixedStatement, type ValueOf } from '../../kernel/database/fixedStatement.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { grantDownloads } from '../download/grantDownloads.ts';
import { returnSpent } from '../giftCard/spendGiftCards.ts';
import { issueGiftCards } from '../giftCard/issueGiftCards.ts';
import { storedOrderColumns, type StoredOrder } from './loadOrder.ts';
import type { ProviderPayment } from '../payment/PaymentProvider.ts';
import { paymentStatusOf, statesBefore, type PaymentState } from '../payment/paymentStates.ts';

/** The event that reports a change; each event takes effect once. */
export interface EventName {
  readonly processor: string;
  readonly id: string;
}

export type SettleOutcome =
  /** The order has now been placed; `order` as it is stored. */
  | { readonly kind: 'placed'; readonly orderId: string; readonly order: StoredOrder | undefined }
  /** The order was placed before; more money may have been captured. */
  | { readonly kind: 'known'; readonly orderId: string }
  /** The order was abandoned: the money has to be returned. */
  | { readonly kind: 'mustRelease'; readonly orderId: string }
  /** The amount differs from the requested one. */
  | { readonly kind: 'mismatch'; readonly orderId: string }
  /** A repeated event, or a payment of another shop. */
  | { readonly kind: 'nothing' };

/** States of a payment whose order has failed: money that arrives now is returned. */
export const givenUp: PaymentState[] = ['declined', 'abandoned', 'released'];

interface SettleRow extends Omit<StoredOrder, 'id'> {
  /** The placed order, whose columns are null without one. */
  id: string | null;
  settled: string | null;
  before: PaymentState | null;
  after: PaymentState | null;
  fits: boolean | null;
}

/** With an event: stores its name, and allows the change only the first time. */
export const once = (event: EventName | undefined, now: Date) =>
  event
    ? sql`heard as (insert into payment_events (processor, id, received_at)
        values (${event.processor}, ${event.id}, ${now}::timestamptz) on conflict do nothing returning id),`
    : sql`heard as (select 1 as id),`;

/** Limits an event to payments of its own processor: sent to another processor's address it matches no payment. */
export const sentBy = (event: EventName | undefined) =>
  event ? sql`and p.processor = ${event.processor}` : sql``;

interface PaidValues {
  readonly paymentId: string;
  readonly providerPaymentId: string | undefined;
  readonly minor: number;
  readonly currency: string;
  readonly capturedMinor: number;
  readonly cardBrand: string | undefined;
  readonly lastDigits: string | undefined;
  /** What the provider keeps, as JSON. */
  readonly registration: string | undefined;
  readonly next: PaymentState;
  /** States from which a payment may become the next. */
  readonly before: readonly PaymentState[];
  readonly givenUp: readonly PaymentState[];
  readonly status: ReturnType<typeof paymentStatusOf>;
  readonly now: Date;
}

const isFirst = sql`placed.before_state in ('asked', 'waiting', 'unknown')`;

const paidStatement = (value: ValueOf<PaidValues>, event: EventName | undefined) => sql<SettleRow>`
    with ${once(event, value('now'))}
    before as materialized (
      select p.id, p.state, p.order_id, p.amount_minor = ${value('minor')}::bigint and p.currency = ${value('currency')} as fits
      from payments p join orders o on o.id = p.order_id
      where p.id = ${value('paymentId')} and exists (select from heard) ${sentBy(event)} for update),
    paid as (
      update payments p set
        state = case when b.state = any(${value('givenUp')}::text[]) then 'releasing' else ${value('next')} end,
        captured_minor = case when b.state = any(${value('givenUp')}::text[]) then 0
          else greatest(p.captured_minor, ${value('capturedMinor')}::bigint) end,
        provider_payment_id = coalesce(${value('providerPaymentId')}, p.provider_payment_id),
        card_brand = coalesce(${value('cardBrand')}, p.card_brand),
        last_digits = coalesce(${value('lastDigits')}, p.last_digits), changed_at = ${value('now')}::timestamptz
      from before b where p.id = b.id and b.fits
        and (b.state = any(${value('before')}::text[]) or b.state = any(${value('givenUp')}::text[]))
      returning p.*, b.state as before_state),
    placed as (
      update orders o set status = case when o.status = 'created' then 'new' else o.status end,
        payment_status = ${value('status')}, placed_at = coalesce(o.placed_at, ${value('now')}::timestamptz),
        changed_at = ${value('now')}::timestamptz
      from paid where o.id = paid.order_id and paid.state <> 'releasing' and o.status not in ('failed', 'cancelled')
      returning o.*, paid.before_state, paid.method_id, paid.processor),
    closed as (
      update baskets set state = 'closed', reserved_until = null, version = version + 1, modified_at = ${value('now')}::timestamptz
      where id = (select basket_id from placed) and order_id = (select id from placed) and state = 'placing'),
    kept as (
      insert into saved_payment_methods (id, account_id, method_id, processor, registration, card_brand, last_digits,
        expiry, created_at, used_at)
      select gen_random_uuid()::text, placed.owner_id, placed.method_id, placed.processor, kept.id, kept.brand,
        kept."lastDigits", kept.expiry, ${value('now')}::timestamptz, ${value('now')}::timestamptz
      from placed, jsonb_to_record(${value('registration')}::jsonb)
        as kept (id text, brand text, "lastDigits" text, expiry text)
      where kept.id is not null and placed.before_state in ('asked', 'waiting', 'unknown')
      on conflict (account_id, processor, registration) do update set used_at = excluded.used_at,
        expiry = excluded.expiry),
    written as (
      insert into mails (id, kind, recipient, language, data, created_at)
      select 'order-placed:' || id, 'order-placed', email, language,
        jsonb_build_object('orderId', id, 'sitePath', site_path), ${value('now')}::timestamptz
      from placed where before_state in ('asked', 'waiting', 'unknown') on conflict do nothing),
    texted as (
      insert into mails (id, kind, recipient, language, data, created_at)
      select 'text-order-placed:' || id, 'text-order-placed', data ->> 'smsNumber', language,
        jsonb_build_object('orderId', id, 'sitePath', site_path), ${value('now')}::timestamptz
      from placed where before_state in ('asked', 'waiting', 'unknown') and data ? 'smsNumber' on conflict do nothing),
    ${issueGiftCards(isFirst, value('now'))},
    ${grantDownloads(isFirst, value('now'))}
    select b.order_id as settled, b.state as before, b.fits, p.state as after, ${storedOrderColumns}
    from (select 1) as one left join before b on true left join paid p on true left join placed o on true`;

const settleAnswer = fixedStatement<PaidValues, SettleRow>((_, value) => paidStatement(value, undefined));

const settleEvent = fixedStatement<PaidValues & EventName, SettleRow>((_, value) =>
  paidStatement(value, { processor: value('processor'), id: value('id') }),
);

/**
 * The provider authorised or captured the money: places the order, closes the basket, writes the mail and
 * issues what is sent by email, in one statement. Allowed from every state a payment can be placed from, in any order of reports; in other states the result
 * says what has to be done.
 */
export async function settlePaid(
  db: Kysely<Database>,
  payment: ProviderPayment,
  now: Date,
  event?: EventName,
): Promise<SettleOutcome> {
  const { paymentId, providerPaymentId, amount, capturedMinor, cardBrand, lastDigits } = payment;
  const registration = payment.registration && JSON.stringify(payment.registration);
  const next: PaymentState = capturedMinor > 0 || amount.minor === 0 ? 'captured' : 'authorised';
  const values: PaidValues = {
    ...{ paymentId, providerPaymentId, ...amount, capturedMinor, cardBrand, lastDigits, next, givenUp, now },
    registration,
    before: statesBefore(next),
    status: paymentStatusOf(amount.minor, capturedMinor),
  };
  const { rows } = await (event ? settleEvent(db, { ...values, ...event }) : settleAnswer(db, values));
  const row = rows[0];
  if (!row?.settled) return { kind: 'nothing' };
  const orderId = row.settled;
  if (!row.fits) return { kind: 'mismatch', orderId };
  if (row.after === 'releasing') return { kind: 'mustRelease', orderId };
  const isFirst = row.before === 'asked' || row.before === 'waiting' || row.before === 'unknown';
  if (row.after === null || !isFirst) return { kind: 'known', orderId };
  return { kind: 'placed', orderId, order: row.id === null ? undefined : { ...row, id: row.id } };
}

/**
 * Places an order that is paid at the door, in the same statement: basket, mail and all. Returns the order; `undefined`
 * when it is none any more.
 */
export async function settlePlaced(
  db: Kysely<Database>,
  { paymentId, amountMinor: minor, currency }: { paymentId: string; amountMinor: number; currency: string },
  now: Date,
): Promise<StoredOrder | undefined> {
  const { rows } = await settleAnswer(db, {
    ...{ paymentId, minor, currency, givenUp, now, capturedMinor: 0, next: 'onDelivery', status: 'not_paid' },
    ...{ providerPaymentId: undefined, cardBrand: undefined, lastDigits: undefined, registration: undefined },
    before: statesBefore('onDelivery'),
  });
  const row = rows[0];
  return row?.id == null ? undefined : { ...row, id: row.id };
}

export interface Failing {
  readonly next: 'declined' | 'abandoned' | 'releasing';
  readonly code: string;
  /** Holds the stock for the shopper, who may try another card; without it the stock is released immediately. */
  readonly holdUntil?: Date | undefined;
  /** Mail that tells the shopper. */
  readonly mail?: 'order-expired' | undefined;
}

/**
 * The payment failed: the order fails, the basket is reopened and the stock returned (held for the shopper, if
 * requested), in one statement. What was paid of it in part goes back. Does nothing to a placed order. Returns whether anything changed.
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
  const mail = failing.mail ?? null;
  const longestHold = sql`make_interval(secs => ${maxHoldMilliseconds / 1000}::double precision)`;
  const open: PaymentState[] = ['asked', 'waiting', 'unknown'];
  const { rows } = await sql<{ done: boolean }>`
    with ${once(event, now)}
    before as materialized (
      select p.id, p.order_id from payments p join orders o on o.id = p.order_id
      where p.id = ${paymentId} and p.state = any(${open}::text[]) and o.status = 'created'
        and exists (select from heard) ${sentBy(event)} for update),
    failed as (
      update payments set state = case when captured_minor > 0 then 'releasing' else ${next} end, error_code = ${code},
        gift_returned_minor = gift_minor, changed_at = ${now}::timestamptz
      where id = (select id from before) returning order_id),
    given_up as (
      update orders set status = 'failed', changed_at = ${now}::timestamptz
      where id = (select order_id from failed)
      returning id, basket_id, data, created_at, email, language, site_path),
    written as (
      insert into mails (id, kind, recipient, language, data, created_at)
      select ${mail}::text || ':' || id, ${mail}::text, email, language,
        jsonb_build_object('orderId', id, 'sitePath', site_path), ${now}::timestamptz
      from given_up where ${mail}::text is not null on conflict do nothing),
    reopened as (
      update baskets b set state = 'open', order_id = null, version = version + 1,
        -- Only what was held when the order was placed is held again, and not for longer than an hour in all.
        reserved_until = case when ${hold}::timestamptz is not null and b.reserved_until > given_up.created_at and b.held_since + ${longestHold} > ${now}::timestamptz
          then least(${hold}::timestamptz, b.held_since + ${longestHold}) end
      from given_up where b.id = given_up.basket_id and b.order_id = given_up.id and b.state = 'placing'
      returning b.id, b.reserved_until as held_until),
    ${returnSpent(now)},
    -- The basket has its places again, as long as it holds its stock.
    places as (update slot_bookings set order_id = null where order_id = (select id from given_up)),
    pieces as (
      select line ->> 'sku' as sku, (line ->> 'quantity')::int as quantity
      from given_up, jsonb_array_elements(data -> 'stock') as line),
    locked as materialized (
      select sku from stock where sku in (select sku from pieces) and (select count(*) from gift_back) >= 0
      order by sku for update),
    kept as (
      insert into stock_holds (basket_id, sku, quantity, expires_at)
      select reopened.id, pieces.sku, pieces.quantity, reopened.held_until
      from reopened, pieces where reopened.held_until is not null and pieces.sku in (select sku from locked)
      on conflict (basket_id, sku) do update
        set quantity = stock_holds.quantity + excluded.quantity, expires_at = excluded.expires_at
      returning sku),
    back as (
      update stock set on_hand = stock.on_hand + pieces.quantity,
        held = stock.held + case when pieces.sku in (select sku from kept) then pieces.quantity else 0 end,
        changed_at = ${now}::timestamptz
      from pieces where pieces.sku = stock.sku and pieces.sku in (select sku from locked)),
    emptied as (
      update pickup_points set capacity = capacity + 1
      where capacity is not null and (select count(*) from locked) >= 0
        and key in (select jsonb_array_elements_text(data -> 'points') from given_up))
    select exists (select from failed) as done`.execute(db);
  return rows[0]?.done ?? false;
}

/** The shopper has to complete the bank's step or the provider's page. */
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

/** Makes one allowed transition of a payment, without other changes. Returns whether it was made. */
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
