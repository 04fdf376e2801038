import { sql, type Kysely } from 'kysely';
import type { LanguageTexts, SaleMode, StoredPicture } from '../catalogue/tables.ts';
import type { Database } from '../database/schema.ts';
import { countTries, type CardTries } from '../limits/cardTries.ts';
import type { BasketData } from './BasketData.ts';
import type { BasketState } from './tables.ts';

/** A basket as stored in the database. */
export interface StoredBasket {
  readonly id: string;
  readonly state: BasketState;
  readonly version: number;
  readonly data: BasketData;
  readonly orderId: string | null;
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
  /** Whole minor units; null when it is not sold in this market. */
  readonly standard: number | null;
  readonly sale: number | null;
  readonly active: boolean;
  readonly onHand: number;
  /** Pieces not held by others: the quantity this basket may have. */
  readonly free: number;
}

export interface LoadRequest {
  readonly basketId: string | undefined;
  readonly shopperId: string | undefined;
  readonly market: string;
  readonly language: string;
  readonly now: Date;
  /** Further sizes that are not in the basket yet. */
  readonly skus?: readonly string[];
}

export interface LoadedBasket {
  readonly basket: StoredBasket | undefined;
  readonly facts: ReadonlyMap<string, SkuFacts>;
  /** Cards tried by this shopper, and from this source. */
  readonly tries: CardTries;
  /** Whether an order with this shopper's idempotency key already exists. */
  readonly isKeyUsed: boolean;
}

type Row = {
  [Name in keyof StoredBasket]: StoredBasket[Name] | null;
} & { facts: SkuFacts[]; byShopper: number; bySource: number; isKeyUsed: boolean };

/** Origin of a payment: a digest of the caller's network, and the idempotency key if there is one. */
export interface PayingSource {
  readonly source: string;
  readonly key?: string | undefined;
}

const nothing = sql`0 as "byShopper", 0 as "bySource", false as "isKeyUsed"`;

/**
 * Loads a basket of this shopper with everything needed to show it, in one statement. Without a basket, only the
 * requested sizes are loaded. `paying` also counts the cards tried and looks up the key.
 */
export async function loadBasket(
  db: Kysely<Database>,
  request: LoadRequest,
  paying?: PayingSource,
): Promise<LoadedBasket> {
  const { basketId = '', shopperId = '', market, language, now, skus = [] } = request;
  const counts =
    paying === undefined
      ? nothing
      : sql`${countTries('shopper_id', shopperId, now)} as "byShopper",
          ${countTries('source', paying.source, now)} as "bySource",
          exists (select from orders where shopper_id = ${shopperId} and intent_key = ${paying.key ?? ''}) as "isKeyUsed"`;
  const { rows } = await sql<Row>`
    select b.id, b.state, b.version, b.data, b.order_id as "orderId", b.reserved_until as "reservedUntil",
      b.modified_at as "modifiedAt", ${counts},
      coalesce((select jsonb_agg(facts) from (
        select v.sku, p.id as "productId", p.slug, v.selling, v.available_from as "availableFrom", v.sizes,
          p.pictures -> 0 as picture, pr.standard,
          case when pr.sale is not null and (pr.sale_from is null or pr.sale_from <= ${now}::timestamptz)
            and (pr.sale_until is null or pr.sale_until > ${now}::timestamptz) then pr.sale end as sale,
          v.active and p.active as active, coalesce(s.on_hand, 0) as "onHand",
          greatest(0, coalesce(s.on_hand - s.held, 0) + coalesce((
            select sum(h.quantity) from stock_holds h where h.sku = v.sku
              and (h.basket_id = b.id or h.expires_at <= ${now}::timestamptz)), 0))::int as free,
          t.name, t.kind, t.colour
        from (
          select distinct sku from (
            select line ->> 'sku' as sku from jsonb_array_elements(coalesce(b.data -> 'lines', '[]')) as line
            union all select unnest(${[...skus]}::text[])) as every) as wanted
        join variants v on v.sku = wanted.sku
        join products p on p.id = v.product_id
        left join prices pr on pr.product_id = p.id and pr.market = ${market}
        left join stock s on s.sku = v.sku
        left join lateral (
          select name, kind, colour from product_texts where product_id = p.id
          order by (language = ${language}) desc, (language = 'en') desc, language limit 1) t on true
      ) as facts), '[]') as facts
    from (select 1) as one left join baskets b on b.id = ${basketId} and b.shopper_id = ${shopperId}`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Error('The basket query answered nothing.');
  const { id, state, version, data, modifiedAt } = row;
  return {
    basket:
      id && state && version !== null && data && modifiedAt
        ? { id, state, version, data, orderId: row.orderId, reservedUntil: row.reservedUntil, modifiedAt }
        : undefined,
    facts: new Map(row.facts.map((facts) => [facts.sku, facts])),
    tries: { byShopper: row.byShopper, bySource: row.bySource },
    isKeyUsed: row.isKeyUsed,
  };
}
