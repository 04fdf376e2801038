import type { DeliveryKind } from '@touchline/contract/gift/constants';
import type { Condition } from '@touchline/contract/product/schema';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { LanguageTexts, SaleMode, StoredPicture } from '../../catalogue/products/tables.ts';
import { fallbacksOf } from '../../catalogue/products/vocabulary.ts';
import { fixedStatement, type ValueOf } from '../../kernel/database/fixedStatement.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { primeNodeOf } from '../../kernel/delivery/prime.ts';
import { isOwnedBy, type Owner } from '../../kernel/identity/Owner.ts';
import type { Market } from '@touchline/contract/market/schema';
import { launchesOf } from '../../kernel/launchAccess/launchFacts.ts';
import type { LaunchCaller, LaunchFacts } from '../../kernel/launchAccess/launchGate.ts';
import { reachableLaunches } from '../../kernel/launchAccess/reachableLaunches.ts';
import {
  countedSince,
  countTries,
  type CardTries,
  type CountedSince,
} from '../../kernel/limits/cardTries.ts';
import {
  attemptValues,
  countAttempt,
  refuseAbove,
  type Attempt,
  type AttemptValues,
  type Hits,
} from '../../kernel/limits/RateLimits.ts';
import { couponFacts, type CouponFacts } from '../coupon/couponFacts.ts';
import type { GiftCardFacts } from '../giftCard/computeGiftCards.ts';
import type { PointRecord } from '../pickup/PointRecord.ts';
import type { BasketData } from './BasketData.ts';
import { readDocument } from './basketDocument.ts';
import type { BasketState } from './tables.ts';

/** A basket as stored in the database. */
export interface StoredBasket {
  readonly id: string;
  readonly state: BasketState;
  readonly version: number;
  readonly data: BasketData;
  readonly orderId: string | null;
  /** Account it belongs to, if any. */
  readonly ownerId: string | null;
  readonly reservedUntil: Date | null;
  readonly modifiedAt: Date;
}

/** Current catalogue and stock data of one size. */
export interface SkuFacts {
  readonly sku: string;
  readonly productId: string;
  readonly slug: string;
  readonly selling: SaleMode;
  readonly availableFrom: string | null;
  readonly sizes: LanguageTexts;
  readonly picture: StoredPicture | null;
  readonly name: string;
  readonly kind: string;
  readonly colour: string;
  /** Path of its category. */
  readonly category: string | null;
  readonly condition: Condition;
  /** Own prices by market in whole minor units: the amounts of a gift card. */
  readonly amounts: Readonly<Record<string, number>> | null;
  /** How it comes, where that is no parcel. */
  readonly deliveryKind: DeliveryKind | null;
  /** Whether its price is taxed. */
  readonly taxable: boolean;
  /** Whole minor units; null when it is not sold in this market. */
  readonly standard: number | null;
  readonly sale: number | null;
  /** Price for members, if there is one. */
  readonly member: number | null;
  readonly active: boolean;
  /** What can be put on it: the name of a template of `catalogue/personalisation.ts`. */
  readonly personalisation: string | null;
  /** How many one person may buy, of all sizes and in all orders together. */
  readonly maxPerPerson: number | null;
  readonly onHand: number;
  /** Pieces not held by others: the quantity this basket may have. */
  readonly free: number;
  /** Pieces in the warehouse that Prime delivers from, not held by others; null where it does not keep the size. */
  readonly primeStock: number | null;
  /** Launches of the product, also those that are over. */
  readonly launches: readonly LaunchFacts[];
}

/** A pick-up point, and what a store has of the basket's sizes. */
export interface PointFacts extends PointRecord {
  /** Pieces by size that are not held by others; empty at a carrier's point. */
  readonly stock: Readonly<Record<string, number>>;
}

export interface LoadRequest {
  readonly basketId: string | undefined;
  /** Who asks; without one, no basket is loaded. */
  readonly owner: (Owner & Partial<Pick<LaunchCaller, 'seats'>>) | undefined;
  readonly market: Market;
  readonly language: string;
  readonly now: Date;
  /** Further sizes that are not in the basket yet. */
  readonly skus?: readonly string[];
  /** Keys of pick-up points that the basket may be given. */
  readonly points?: readonly string[];
  /** Codes of coupons that the basket may be given. */
  readonly coupons?: readonly string[];
  /** Counted by the same statement; above its limit the call is refused. */
  readonly attempt?: Attempt | undefined;
}

/** The voucher that a basket names, where it is its owner's. */
export interface VoucherFacts {
  readonly code: string;
  readonly market: string;
  readonly valueMinor: number;
  readonly minimumMinor: number;
  readonly isUsable: boolean;
  readonly uses: number;
}

export interface LoadedBasket {
  readonly basket: StoredBasket | undefined;
  readonly facts: ReadonlyMap<string, SkuFacts>;
  /** The pick-up points of the basket and of the request, by key. */
  readonly points: ReadonlyMap<string, PointFacts>;
  /** Whether the caller's account is a member. */
  readonly isMember: boolean;
  /** What the caller is in launches. */
  readonly launchCaller: LaunchCaller;
  readonly voucher: VoucherFacts | undefined;
  /** The coupons of the basket and of the request, as far as they are known. */
  readonly coupons: readonly CouponFacts[];
  readonly giftCards: readonly GiftCardFacts[];
  /** Cards tried by this shopper, and from this source. */
  readonly tries: CardTries;
  /** Whether an order with this shopper's idempotency key already exists. */
  readonly isKeyUsed: boolean;
}

type Row = {
  [Name in keyof StoredBasket]: StoredBasket[Name] | null;
} & {
  facts: SkuFacts[];
  points: PointFacts[];
  tier: number | null;
  voucher: VoucherFacts | null;
  coupons: CouponFacts[];
  giftCards: GiftCardFacts[];
  byShopper: number;
  bySource: number;
  isKeyUsed: boolean;
  counted: { hits: number; began_at: string } | null;
};

/** Origin of a payment: a digest of the caller's network, and the idempotency key if there is one. */
export interface PayingSource {
  readonly source: string;
  readonly key?: string | undefined;
}

const nobody: NonNullable<LoadRequest['owner']> = { shopperId: '', accountId: undefined };

interface LoadValues extends Partial<AttemptValues> {
  readonly basketId: string;
  readonly shopperId: string;
  readonly accountId: string | undefined;
  readonly market: string;
  /** The warehouse of Prime; empty where a market has none. */
  readonly primeNode: string;
  readonly languages: readonly string[];
  readonly now: Date;
  readonly skus: readonly string[];
  readonly points: readonly string[];
  readonly coupons: readonly string[];
}

interface PayingValues extends LoadValues, CountedSince {
  readonly source: string;
  readonly key: string;
}

/**
 * The sizes are compared with one array: the server then expects few of them, uses the index, and keeps the plan. With a
 * join it expected a hundred, read every size of the shop, and planned the statement again in each call. `limit 1` has
 * the stock looked up by its key: joined, all of it was read, which was most of the statement's time.
 */
const statement = (value: ValueOf<LoadValues>, counts: RawBuilder<unknown>, attempt?: RawBuilder<Hits>) => {
  const owner = { shopperId: value('shopperId'), accountId: value('accountId') };
  return sql<Row>`
    ${attempt ? sql`with counted as (${attempt})` : sql``}
    select ${attempt ? sql`(select to_jsonb(counted) from counted)` : sql`null::jsonb`} as counted, b.id, b.state, b.version, b.data, b.order_id as "orderId", b.owner_id as "ownerId", b.reserved_until as "reservedUntil",
      b.modified_at as "modifiedAt", ${counts},
      (select m.tier from loyalty_members m where m.account_id = ${value('accountId')}::text and m.left_at is null) as tier,
      (select jsonb_build_object('code', l.code, 'market', l.market, 'valueMinor', l.value_minor,
          'minimumMinor', l.minimum_minor, 'uses', l.uses,
          'isUsable', l.voided_at is null and l.expires_at > ${value('now')}::timestamptz and not exists (
            select from orders o where o.id = l.order_id and o.status not in ('failed', 'cancelled')))
        from loyalty_vouchers l
        where l.code = b.data ->> 'voucher' and l.account_id = ${value('accountId')}::text) as voucher,
      ${couponFacts(value)} as coupons,
      coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'market', g.market, 'state', g.state,
          'balanceMinor', g.balance_minor, 'expiresAt', g.expires_at))
        from gift_cards g
        where g.id = any(array(select card ->> 'id' from jsonb_array_elements(b.data -> 'giftCards') as card))), '[]') as "giftCards",
      coalesce((select jsonb_agg(facts) from (
        select v.sku, p.id as "productId", p.slug, v.selling, v.available_from as "availableFrom", v.sizes,
          p.pictures -> 0 as picture, p.personalisation, p.condition, p.category, p.max_per_person as "maxPerPerson",
          p.delivery_kind as "deliveryKind", p.taxable, v.amounts,
          case when v.amounts is null then pr.standard else (v.amounts ->> ${value('market')}::text)::bigint end as standard,
          case when v.amounts is null then pr.member end as member,
          case when v.amounts is null and pr.sale is not null and (pr.sale_from is null or pr.sale_from <= ${value('now')}::timestamptz)
            and (pr.sale_until is null or pr.sale_until > ${value('now')}::timestamptz) then pr.sale end as sale,
          v.active and p.active as active, coalesce(s.on_hand, 0) as "onHand",
          greatest(0, coalesce(s.on_hand - s.held, 0) + coalesce((
            select sum(h.quantity) from stock_holds h where h.sku = v.sku
              and (h.basket_id = b.id or h.expires_at <= ${value('now')}::timestamptz)), 0))::int as free,
          (select greatest(0, least(n.on_hand, n.on_hand - n.held + coalesce((
            select sum(h.quantity) from stock_holds h where h.sku = n.sku
              and (h.basket_id = b.id or h.expires_at <= ${value('now')}::timestamptz)), 0)))::int
            from stock n where n.sku = v.sku || '@' || ${value('primeNode')}::text) as "primeStock",
          t.name, t.kind, t.colour, ${launchesOf(value('market'), value('accountId'))} as launches
        from variants v
        join products p on p.id = v.product_id
        left join prices pr on pr.product_id = p.id and pr.market = ${value('market')}
        left join lateral (select on_hand, held from stock where sku = v.sku limit 1) s on true
        left join lateral (
          select name, kind, colour from product_texts where product_id = p.id
          order by array_position(${value('languages')}::text[], language), language limit 1) t on true
        where v.sku = any(array(
          select line ->> 'sku' from jsonb_array_elements(b.data -> 'lines') as line) || ${value('skus')}::text[])
      ) as facts), '[]') as facts,
      coalesce((select jsonb_agg(points) from (
        select p.*, coalesce((
          select jsonb_object_agg(l.sku, greatest(0, least(s.on_hand, s.on_hand - s.held + coalesce((
            select sum(h.quantity) from stock_holds h where h.sku = s.sku
              and (h.basket_id = b.id or h.expires_at <= ${value('now')}::timestamptz)), 0))))
          from (select distinct line ->> 'sku' as sku from jsonb_array_elements(b.data -> 'lines') as line
            union select jsonb_array_elements_text(to_jsonb(${value('skus')}::text[]))) as l
          join stock s on s.sku = l.sku || '@' || p.id where p.type = 'cnc'), '{}') as stock
        from pickup_points p
        where p.key in (
          select (d.value #>> '{point,type}') || '/' || (d.value #>> '{point,id}') from jsonb_each(b.data -> 'delivery') as d
          where d.value ? 'point'
          union all select jsonb_array_elements_text(to_jsonb(${value('points')}::text[])))
      ) as points), '[]') as points
    from (select 1) as one left join baskets b on b.id = ${value('basketId')} and ${isOwnedBy('b', owner)}`;
};

const notPaying = sql`0 as "byShopper", 0 as "bySource", false as "isKeyUsed"`;

const payingCounts = (value: ValueOf<PayingValues>) => {
  const since = { declined: value('declined'), underWay: value('underWay') };
  return sql`${countTries('shopper_id', value('shopperId'), since)} as "byShopper",
    ${countTries('source', value('source'), since)} as "bySource",
    exists (select from orders where shopper_id = ${value('shopperId')} and intent_key = ${value('key')}) as "isKeyUsed"`;
};

const load = fixedStatement<LoadValues, Row>((_, value) => statement(value, notPaying));
const loadAndCount = fixedStatement<LoadValues & AttemptValues, Row>((_, value) =>
  statement(value, notPaying, countAttempt(value)),
);
const loadToPay = fixedStatement<PayingValues, Row>((_, value) => statement(value, payingCounts(value)));
const loadToPayAndCount = fixedStatement<PayingValues & AttemptValues, Row>((_, value) =>
  statement(value, payingCounts(value), countAttempt(value)),
);

/**
 * Loads a basket of this owner with everything needed to show it, in one statement. Without a basket, only the
 * requested sizes are loaded. `paying` also counts the cards tried and looks up the key. Throws a `Failure` 429 when the
 * `attempt` is above its limit.
 */
export async function loadBasket(
  db: Kysely<Database>,
  request: LoadRequest,
  paying?: PayingSource,
): Promise<LoadedBasket> {
  const { basketId = '', owner = nobody, market, language, now, skus = [], points = [] } = request;
  const { coupons = [], attempt } = request;
  const { shopperId, accountId } = owner;
  const values = {
    shopperId,
    accountId,
    basketId,
    market: market.code,
    primeNode: primeNodeOf(market) ?? '',
    languages: fallbacksOf(language),
    now,
    skus: [...skus],
    points: [...points],
    coupons: [...coupons],
  };
  const counting = attempt && attemptValues(attempt, now);
  const toPay = paying && { ...countedSince(now), source: paying.source, key: paying.key ?? '' };
  const { rows } = await (toPay
    ? counting
      ? loadToPayAndCount(db, { ...values, ...toPay, ...counting })
      : loadToPay(db, { ...values, ...toPay })
    : counting
      ? loadAndCount(db, { ...values, ...counting })
      : load(db, values));
  const row = rows[0];
  if (!row) throw new Error('The basket query answered nothing.');
  if (attempt && row.counted)
    refuseAbove(attempt.limit, { ...row.counted, began_at: new Date(row.counted.began_at) }, now);
  const { id, state, version, data, modifiedAt } = row;
  return {
    basket:
      id && state && version !== null && data && modifiedAt
        ? {
            ...{ id, state, version, modifiedAt },
            data: readDocument(data),
            ...{ orderId: row.orderId, ownerId: row.ownerId, reservedUntil: row.reservedUntil },
          }
        : undefined,
    facts: new Map(
      row.facts.map((facts) => [
        facts.sku,
        { ...facts, launches: reachableLaunches(facts.launches, market) },
      ]),
    ),
    points: new Map(row.points.map((point) => [point.key, point])),
    isMember: row.tier !== null,
    launchCaller: { tier: row.tier ?? 0, seats: owner.seats ?? [] },
    voucher: row.voucher ?? undefined,
    ...{ coupons: row.coupons, giftCards: row.giftCards },
    tries: { byShopper: row.byShopper, bySource: row.bySource },
    isKeyUsed: row.isKeyUsed,
  };
}
