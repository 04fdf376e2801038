import { sql, type Kysely } from 'kysely';
import type { StoredBasket } from '../basket/loadBasket.ts';
import { fixedStatement } from '../../kernel/database/fixedStatement.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Owner } from '../../kernel/identity/Owner.ts';
import {
  countedSince,
  triesUnderLock,
  type CardTries,
  type CountedSince,
} from '../../kernel/limits/cardTries.ts';
import { couponsHold, couponsLeft, useCoupons, type CouponUseValues } from '../coupon/useCoupons.ts';
import type { ComputedGiftCard } from '../giftCard/computeGiftCards.ts';
import {
  giftCardsHold,
  giftSpending,
  giftSpendingOf,
  spendGiftCards,
  type GiftSpendingValues,
} from '../giftCard/spendGiftCards.ts';
import type { SlotWish } from '../scheduling/bookSlots.ts';
import type { Shortage } from '../stock/sweepHolds.ts';
import {
  boughtUnderLock,
  personLimitValues,
  writeBought,
  type LimitedProduct,
  type PersonLimitValues,
} from './personLimits.ts';
import { openOrdersUnderLock, type OpenLimit, type OpenOrdersValues } from './openOrders.ts';
import type { OrderData } from './tables.ts';
import { shortages, stockCheck, stockCheckOf, type StockCheck } from '../basket/stockLines.ts';

/** Everything an order needs before the provider is called. */
export interface Intent {
  readonly orderId: string;
  readonly paymentId: string;
  readonly owner: Owner;
  readonly key: string;
  readonly hash: string;
  readonly source: string;
  readonly market: string;
  readonly language: string;
  readonly sitePath: string;
  readonly email: string;
  readonly currency: string;
  /** The order's total, and what of it the method pays: the rest is paid by gift cards. */
  readonly orderTotalMinor: number;
  readonly dueMinor: number;
  readonly giftCards: readonly ComputedGiftCard[];
  /** The coupons that apply. */
  readonly coupons: readonly { readonly code: string; readonly campaignId: string }[];
  readonly data: OrderData;
  /** Only of an order that is collected. */
  readonly collectionCode: string | undefined;
  readonly methodId: string;
  readonly processor: string;
  readonly captureNow: boolean;
  /** Until when it can be paid, of a method that is paid later. */
  readonly payBy: Date | undefined;
  /** The voucher that the order takes, as it was when the total was computed. */
  readonly voucher: { readonly code: string; readonly uses: number } | undefined;
  /** The seats and wins that the order uses up, as they were when the basket was read. */
  readonly passes: readonly { readonly launchId: string; readonly uses: number }[];
  /** The person's digests, and the products that a person may buy only so often. */
  readonly persons: readonly string[];
  readonly limited: readonly LimitedProduct[];
  /** How many such orders may wait for their money; `undefined` where that is not limited. */
  readonly openLimit: OpenLimit | undefined;
  /** The slots in which shipments are delivered; the basket has booked them. */
  readonly slots: readonly SlotWish[];
}

interface IntentRow {
  /** Too many orders wait for their money. */
  readonly full: boolean;
  readonly found: boolean;
  readonly good: boolean;
  readonly written: boolean;
  readonly short: Shortage[];
  /** A point that takes nothing more, and whether it is full. */
  readonly lost: { readonly isFull: boolean } | null;
  readonly exceeded: { readonly productId: string; readonly left: number }[];
}

export type IntentOutcome =
  | { readonly kind: 'written' }
  | { readonly kind: 'short'; readonly shortages: readonly Shortage[] }
  /** A point has filled or closed since the basket was read. */
  | { readonly kind: 'pointLost'; readonly reason: 'full' | 'closed' }
  /** The person may not buy so many of this product. */
  | { readonly kind: 'personLimit'; readonly product: LimitedProduct; readonly left: number }
  /** As many orders of the shopper wait for their money as may. */
  | { readonly kind: 'openLimit'; readonly limit: OpenLimit }
  /** The basket has changed, the key or number is in use, or too many cards were tried: read again. */
  | { readonly kind: 'changed' };

interface IntentValues
  extends StockCheck, CountedSince, PersonLimitValues, OpenOrdersValues, GiftSpendingValues, CouponUseValues {
  readonly shopperId: string;
  readonly source: string;
  /** Card attempts of the shopper and from the source at which nothing is written. */
  readonly maxByShopper: number;
  readonly maxBySource: number;
  readonly email: string;
  /** The rows as JSON. */
  readonly order: string;
  readonly payment: string;
  readonly orderId: string;
  readonly now: Date;
  readonly accountId: string | undefined;
  /** Keys of the points where it is collected. */
  readonly points: readonly string[];
  readonly voucher: string | undefined;
  readonly voucherUses: number;
  readonly launches: readonly string[];
  /** How often each of the `launches` had been used. */
  readonly launchUses: readonly number[];
  /** Shipments that are delivered in a slot. */
  readonly slotKinds: readonly string[];
  /** The slot of each of the `slotKinds`. */
  readonly slots: readonly string[];
}

const write = fixedStatement<IntentValues, IntentRow>((_, value) => {
  const since = { declined: value('declined'), underWay: value('underWay') };
  const stock = {
    ...{ basketId: value('basketId'), version: value('version'), now: value('now') },
    ...{ skus: value('skus'), quantities: value('quantities') },
  };
  // Counted before anything else is asked, whose rows are locked.
  const mayTry = sql`case when (select is_full from open_orders) then false else
    (select by_shopper < ${value('maxByShopper')} and by_source < ${value('maxBySource')} from tried)
    and (${value('voucher')}::text is null or exists (select from voucher))
    and (select count(*) from passes) = cardinality(${value('launches')}::text[])
    and ${couponsHold(value)} and ${giftCardsHold(value)}
    and not exists (select from bought where quantity + wanted > max) end`;
  return sql<IntentRow>`
    with ${triesUnderLock(value('shopperId'), value('source'), since)},
    ${boughtUnderLock(value)},
    ${openOrdersUnderLock(value)},
    voucher as materialized (
      select code from loyalty_vouchers
      where code = ${value('voucher')}::text and account_id = ${value('accountId')}::text
        and uses = ${value('voucherUses')}::int and voided_at is null and expires_at > ${value('now')}::timestamptz
      for update),
    passes as materialized (
      select e.id from launch_entries e
      where e.account_id = ${value('accountId')}::text and e.state in ('seated', 'won')
        and e.pass_until > ${value('now')}::timestamptz
        and (e.launch_id, e.uses) in (select * from unnest(${value('launches')}::text[], ${value('launchUses')}::int[]))
      for update),
    ${couponsLeft(value)},
    ${giftSpending(value)},
    ${stockCheck(stock, mayTry)},
    -- After the stock, as where a payment fails: two orders never wait for each other.
    points as materialized (
      select key, not is_closed and active and capacity is distinct from 0 as is_open, capacity = 0 as is_full
      from pickup_points
      where key = any(${value('points')}::text[]) and exists (select from basket) and (select count(*) from locked) >= 0
      order by key for update),
    pointed as (select count(*) filter (where is_open) = cardinality(${value('points')}::text[]) as good from points),
    known as (
      select case when exists (
        select from orders where lower(email) = lower(${value('email')}) and status not in ('failed', 'created')
      ) then 2 else 1 end as customer_status),
    places as materialized (
      select b.kind from slot_bookings b
      where b.basket_id = (select id from basket) and b.order_id is null
        and (b.kind, b.slot) in (select * from unnest(${value('slotKinds')}::text[], ${value('slots')}::text[]))
      for update),
    ordered as (
      insert into orders select r.* from known, jsonb_populate_record(null::orders,
        ${value('order')}::jsonb || jsonb_build_object('customer_status', known.customer_status)) as r
      where (select good from verdict) and (select good from pointed)
        and (select count(*) from places) = cardinality(${value('slots')}::text[])
      on conflict do nothing returning id),
    paying as (
      insert into payments select r.* from ordered,
        jsonb_populate_record(null::payments, ${value('payment')}::jsonb) as r),
    limited as (${writeBought(value)}),
    freed as (
      delete from stock_holds h using counted c
      where h.basket_id = ${value('basketId')} and h.sku = c.sku and h.expires_at > ${value('now')}::timestamptz
        and exists (select from ordered)),
    moved as (
      update stock set
        on_hand = stock.on_hand - case when exists (select from ordered) then c.quantity else 0 end,
        held = greatest(0, stock.held - c.back - case when exists (select from ordered) then c.mine else 0 end),
        changed_at = ${value('now')}::timestamptz
      from counted c where c.sku = stock.sku and (c.back > 0 or exists (select from ordered))),
    taken as (
      update loyalty_vouchers set order_id = ${value('orderId')}::text, uses = uses + 1
      where code = (select code from voucher) and exists (select from ordered)),
    ${useCoupons(value)},
    ${spendGiftCards(value)},
    passed as (
      update launch_entries set order_id = ${value('orderId')}::text, uses = uses + 1
      where id in (select id from passes) and exists (select from ordered)),
    booked as (
      update slot_bookings set order_id = ${value('orderId')}::text
      where basket_id = (select id from basket) and kind in (select kind from places) and exists (select from ordered)),
    filled as (
      update pickup_points set capacity = capacity - 1
      where key in (select key from points) and capacity is not null and exists (select from ordered)),
    marked as (
      update baskets set state = 'placing', order_id = (select id from ordered), version = version + 1
      where id = (select id from basket) and exists (select from ordered))
    select (select is_full from open_orders) as full, exists (select from basket) as found, (select good from verdict) as good,
      exists (select from ordered) as written, ${shortages} as short,
      case when exists (select from basket) and not (select good from pointed) then jsonb_build_object(
        'isFull', coalesce((select bool_and(is_full) from points where not is_open), false)) end as lost,
      coalesce((select jsonb_agg(jsonb_build_object('productId', product_id, 'left', greatest(0, max - quantity)))
        from bought where quantity + wanted > max), '[]') as exceeded`;
});

/**
 * Takes the stock, writes order and payment, and closes the basket for changes, all in one statement before the
 * provider is called. From then on a crash at any point leaves a row that the reconciliation finds.
 *
 * Gift cards are spent and coupons used with it, as long as they still hold what was computed. A voucher is taken with it, unless it has been taken since it was read, and so are the seats and wins of launches. The places that the basket has in delivery slots become the order's. The payment row also counts as a card attempt: when `below` of them are declined or in progress, nothing is written.
 */
export async function writeIntent(
  db: Kysely<Database>,
  basket: StoredBasket,
  intent: Intent,
  below: CardTries,
  now: Date,
): Promise<IntentOutcome> {
  const at = now.toISOString();
  const order = {
    id: intent.orderId,
    basket_id: basket.id,
    shopper_id: intent.owner.shopperId,
    owner_id: intent.owner.accountId ?? null,
    intent_key: intent.key,
    intent_hash: intent.hash,
    market: intent.market,
    language: intent.language,
    site_path: intent.sitePath,
    status: 'created',
    payment_status: 'not_paid',
    email: intent.email,
    currency: intent.currency,
    total_minor: intent.orderTotalMinor,
    data: intent.data,
    collection_code: intent.collectionCode ?? null,
    created_at: at,
    changed_at: at,
  };
  const payment = {
    id: intent.paymentId,
    order_id: intent.orderId,
    shopper_id: intent.owner.shopperId,
    source: intent.source,
    method_id: intent.methodId,
    processor: intent.processor,
    state: 'asked',
    amount_minor: intent.dueMinor,
    currency: intent.currency,
    captured_minor: 0,
    refunded_minor: 0,
    gift_minor: intent.orderTotalMinor - intent.dueMinor,
    gift_returned_minor: 0,
    capture_now: intent.captureNow,
    due_at: intent.payBy?.toISOString() ?? null,
    created_at: at,
    changed_at: at,
  };
  const { rows } = await write(db, {
    ...stockCheckOf(basket, intent.data.stock, now),
    ...countedSince(now),
    ...{ shopperId: intent.owner.shopperId, source: intent.source, email: intent.email },
    ...{ maxByShopper: below.byShopper, maxBySource: below.bySource },
    ...{ orderId: intent.orderId, accountId: intent.owner.accountId },
    points: intent.data.points ?? [],
    ...{ voucher: intent.voucher?.code, voucherUses: intent.voucher?.uses ?? 0 },
    ...personLimitValues(intent.persons, intent.limited),
    ...{ waiting: intent.openLimit?.waiting, maxOpen: intent.openLimit?.max },
    ...giftSpendingOf(intent.giftCards),
    coupons: intent.coupons.map(({ code }) => code),
    campaigns: intent.coupons.map(({ campaignId }) => campaignId),
    launches: intent.passes.map(({ launchId }) => launchId),
    launchUses: intent.passes.map(({ uses }) => uses),
    slotKinds: intent.slots.map(({ kind }) => kind),
    slots: intent.slots.map(({ slot }) => slot),
    ...{ order: JSON.stringify(order), payment: JSON.stringify(payment) },
  });
  const row = rows[0];
  if (row?.written) return { kind: 'written' };
  if (row?.full && intent.openLimit) return { kind: 'openLimit', limit: intent.openLimit };
  const [exceeded] = row?.exceeded ?? [];
  const product = intent.limited.find(({ productId }) => productId === exceeded?.productId);
  if (exceeded && product) return { kind: 'personLimit', product, left: exceeded.left };
  if (row?.lost) return { kind: 'pointLost', reason: row.lost.isFull ? 'full' : 'closed' };
  if (row?.found && !row.good) return { kind: 'short', shortages: row.short };
  return { kind: 'changed' };
}
