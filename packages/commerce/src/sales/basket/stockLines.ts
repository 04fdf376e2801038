import { sql, type RawBuilder } from 'kysely';
import { storeStockKey } from '../pickup/storeStock.ts';
import type { ComputedBasket } from './computeBasket.ts';
import type { StockLine } from '../stock/sweepHolds.ts';

/** Pieces a basket takes from stock of the shop and of stores: one entry per key, sorted by it. */
export function stockLines({ lines }: Pick<ComputedBasket, 'lines'>): StockLine[] {
  const pieces = new Map<string, number>();
  for (const { line, storeCode } of lines) {
    const key = storeCode === undefined ? line.sku : storeStockKey(line.sku, storeCode);
    pieces.set(key, (pieces.get(key) ?? 0) + line.quantity);
  }
  return [...pieces]
    .map(([sku, quantity]) => ({ sku, quantity }))
    .toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
}

/** The values of a statement that moves stock for a basket. */
export interface StockCheck {
  readonly basketId: string;
  /** The version of the basket that was read. */
  readonly version: number;
  readonly skus: readonly string[];
  /** How many of each of the `skus`. */
  readonly quantities: readonly number[];
  readonly now: Date;
}

/** The values for the lines of a basket. */
export const stockCheckOf = (
  { id, version }: { readonly id: string; readonly version: number },
  lines: readonly StockLine[],
  now: Date,
): StockCheck => ({
  basketId: id,
  ...{ version, now },
  skus: lines.map(({ sku }) => sku),
  quantities: lines.map(({ quantity }) => quantity),
});

/**
 * The start of a statement that moves stock for a basket: CTEs `basket` (locked, at the version read), `wanted`,
 * `locked`, `mine`, `back`, `counted` and `verdict (good)`. Of each size `counted` has how many there are (`on_hand`) and how
 * many of them others do not hold (`available`).
 *
 * It is one statement with the basket and the order, so that an order needs few round trips and can't stop halfway.
 * It is exact under concurrency because the basket row is locked first and only at the version that was read; stock
 * rows are locked in SKU order; and only then holds are locked or deleted, never just read. A hold that expired while
 * this statement waited for its stock is still in the statement's snapshot, but can't be locked. `mayBegin` is
 * evaluated before the first of these locks; when it is false, the basket counts as not found.
 */
export function stockCheck(
  { basketId, version, skus, quantities, now }: StockCheck,
  mayBegin: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    basket as materialized (
      select id from baskets where id = ${basketId} and version = ${version} and state = 'open'
        and ${mayBegin} for update),
    wanted as (select sku, quantity from unnest(${skus}::text[], ${quantities}::int[]) as w (sku, quantity)),
    locked as materialized (
      select sku, on_hand, held from stock
      where sku = any(${skus}::text[]) and exists (select from basket) order by sku for update),
    mine as materialized (
      select sku, quantity from stock_holds
      where basket_id = ${basketId} and expires_at > ${now}::timestamptz
        and sku = any(array(select sku from locked)) for update),
    ended as (
      delete from stock_holds
      where expires_at <= ${now}::timestamptz and sku = any(array(select sku from locked)) returning sku, quantity),
    back as (select sku, sum(quantity)::int as quantity from ended group by sku),
    counted as (
      select wanted.sku, wanted.quantity, coalesce(mine.quantity, 0) as mine, coalesce(back.quantity, 0) as back,
        coalesce(locked.on_hand, 0) as on_hand,
        greatest(0, least(coalesce(locked.on_hand, 0), coalesce(locked.on_hand - locked.held, 0)
          + coalesce(mine.quantity, 0) + coalesce(back.quantity, 0))) as available
      from wanted left join locked using (sku) left join mine using (sku) left join back using (sku)),
    verdict as (
      select coalesce(bool_and(available >= quantity), false) and exists (select from basket) as good from counted)`;
}

/** Missing stock as JSON of `{sku, available}`; part of the result of a statement with `stockCheck`. */
export const shortages = sql`coalesce((select jsonb_agg(jsonb_build_object('sku', sku, 'available', available))
  from counted where available < quantity), '[]')`;
