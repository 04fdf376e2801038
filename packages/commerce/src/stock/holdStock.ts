import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface StockLine {
  sku: string;
  /** Pieces, at least 1; one line a sku. */
  quantity: number;
}

/** A sku that can't be had as often as wanted, and how many can. */
export interface Shortage {
  sku: string;
  available: number;
}

/** For parameters: two arrays of the same length. */
function columns(lines: readonly StockLine[]): { skus: string[]; quantities: number[] } {
  return { skus: lines.map((line) => line.sku), quantities: lines.map((line) => line.quantity) };
}

/**
 * Keeps pieces for a basket until `expiresAt`, all lines or none. A hold the basket has on one of these skus is
 * replaced. Answers what is short; an empty list means everything is held.
 *
 * One statement: the stock rows are locked in the order of their skus, so two callers never wait for each other in a
 * ring, and everything is counted on the locked rows. Lock the basket's own row before, in the same transaction: two
 * calls for one basket at once would count its old hold twice.
 */
export async function holdStock(
  trx: Kysely<Database>,
  basketId: string,
  lines: readonly StockLine[],
  expiresAt: Date,
  now: Date,
): Promise<Shortage[]> {
  if (lines.length === 0) return [];
  const { skus, quantities } = columns(lines);
  const { rows } = await sql<Shortage & { quantity: number }>`
    with wanted as (
      select sku, quantity from unnest(${skus}::text[], ${quantities}::int[]) as w (sku, quantity)
    ), locked as materialized (
      select sku, on_hand, held from stock where sku = any(${skus}::text[]) order by sku for update
    ), mine as (
      select sku, quantity from stock_holds
      where basket_id = ${basketId} and sku = any(array(select sku from locked))
    ), expired as (
      delete from stock_holds
      where sku = any(array(select sku from locked)) and expires_at <= ${now} and basket_id <> ${basketId}
      returning sku, quantity
    ), given_back as (
      select sku, sum(quantity)::int as quantity from expired group by sku
    ), counted as (
      select wanted.sku, wanted.quantity, coalesce(mine.quantity, 0) as mine, coalesce(given_back.quantity, 0) as back,
             greatest(0, coalesce(locked.on_hand - locked.held, 0)
               + coalesce(mine.quantity, 0) + coalesce(given_back.quantity, 0)) as available
      from wanted left join locked using (sku) left join mine using (sku) left join given_back using (sku)
    ), verdict as (
      select bool_and(available >= quantity) as good from counted
    ), kept as (
      insert into stock_holds (basket_id, sku, quantity, expires_at)
      select ${basketId}, sku, quantity, ${expiresAt}::timestamptz from counted where (select good from verdict)
      on conflict (basket_id, sku) do update set quantity = excluded.quantity, expires_at = excluded.expires_at
    ), moved as (
      update stock set
        held = greatest(0, stock.held - c.back + case when (select good from verdict) then c.quantity - c.mine else 0 end),
        changed_at = ${now}
      from counted c where c.sku = stock.sku
    )
    select sku, quantity, available from counted`.execute(trx);
  return rows.filter((row) => row.available < row.quantity).map(({ sku, available }) => ({ sku, available }));
}

/**
 * Takes pieces out of stock for an order, all lines or none, and ends the basket's holds on them. Pieces held for
 * others are not touched; pieces nobody holds may be used when the own hold has expired. Answers what is short.
 * One statement, and the basket's row locked before, as in `holdStock`.
 */
export async function consumeStock(
  trx: Kysely<Database>,
  basketId: string,
  lines: readonly StockLine[],
  now: Date,
): Promise<Shortage[]> {
  if (lines.length === 0) return [];
  const { skus, quantities } = columns(lines);
  const { rows } = await sql<Shortage & { quantity: number }>`
    with wanted as (
      select sku, quantity from unnest(${skus}::text[], ${quantities}::int[]) as w (sku, quantity)
    ), locked as materialized (
      select sku, on_hand, held from stock where sku = any(${skus}::text[]) order by sku for update
    ), mine as (
      select sku, quantity from stock_holds
      where basket_id = ${basketId} and sku = any(array(select sku from locked))
    ), stale as (
      select sku, sum(quantity)::int as quantity from stock_holds
      where sku = any(array(select sku from locked)) and expires_at <= ${now} and basket_id <> ${basketId}
      group by sku
    ), counted as (
      select wanted.sku, wanted.quantity, coalesce(mine.quantity, 0) as mine,
             greatest(0, least(locked.on_hand, coalesce(locked.on_hand - locked.held, 0)
               + coalesce(mine.quantity, 0) + coalesce(stale.quantity, 0))) as available
      from wanted left join locked using (sku) left join mine using (sku) left join stale using (sku)
    ), verdict as (
      select bool_and(coalesce(available, 0) >= quantity) as good from counted
    ), ended as (
      delete from stock_holds h using counted c
      where h.basket_id = ${basketId} and h.sku = c.sku and (select good from verdict)
    ), moved as (
      update stock set on_hand = stock.on_hand - c.quantity, held = greatest(0, stock.held - c.mine), changed_at = ${now}
      from counted c where c.sku = stock.sku and (select good from verdict)
    )
    select sku, quantity, coalesce(available, 0) as available from counted`.execute(trx);
  return rows.filter((row) => row.available < row.quantity).map(({ sku, available }) => ({ sku, available }));
}

/** Ends holds of a basket: of these skus, or all. Answers how many pieces came back. One statement. */
export async function releaseStock(
  trx: Kysely<Database>,
  basketId: string,
  now: Date,
  skus?: readonly string[],
): Promise<number> {
  const only = skus ? sql`and sku = any(${[...skus]}::text[])` : sql``;
  const { rows } = await sql<{ pieces: number }>`
    with wanted as (
      select sku from stock_holds where basket_id = ${basketId} ${only}
    ), locked as materialized (
      select sku from stock where sku in (select sku from wanted) order by sku for update
    ), ended as (
      delete from stock_holds
      where basket_id = ${basketId} and sku = any(array(select sku from locked)) returning sku, quantity
    ), moved as (
      update stock set held = greatest(0, stock.held - e.quantity), changed_at = ${now}
      from ended e where e.sku = stock.sku
    )
    select coalesce(sum(quantity), 0)::int as pieces from ended`.execute(trx);
  return rows[0]?.pieces ?? 0;
}

/** Puts pieces back into stock: an order was given up. One statement. */
export async function returnStock(
  trx: Kysely<Database>,
  lines: readonly StockLine[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  const { skus, quantities } = columns(lines);
  await sql`
    with locked as materialized (
      select sku from stock where sku = any(${skus}::text[]) order by sku for update
    ), back as (
      select sku, quantity from unnest(${skus}::text[], ${quantities}::int[]) as w (sku, quantity)
      where sku = any(array(select sku from locked))
    )
    update stock set on_hand = stock.on_hand + back.quantity, changed_at = ${now}
    from back where back.sku = stock.sku`.execute(trx);
}

/** Ends every hold whose time is over; call now and then. Answers how many pieces came back. */
export async function sweepHolds(db: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    with locked as materialized (
      select sku from stock where sku in (select sku from stock_holds where expires_at <= ${now} limit 500)
      order by sku for update
    ), ended as (
      delete from stock_holds
      where expires_at <= ${now} and sku = any(array(select sku from locked)) returning sku, quantity
    ), back as (
      select sku, sum(quantity)::int as quantity from ended group by sku
    ), moved as (
      update stock set held = greatest(0, stock.held - back.quantity), changed_at = ${now}
      from back where back.sku = stock.sku
    )
    select coalesce(sum(quantity), 0)::int as pieces from back`.execute(db);
  return rows[0]?.pieces ?? 0;
}
