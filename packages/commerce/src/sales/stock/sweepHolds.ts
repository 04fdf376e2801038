import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { clockDifferenceMs } from '../../kernel/ports/Clock.ts';

export interface StockLine {
  sku: string;
  /** Number of pieces, at least 1; one entry per SKU. */
  quantity: number;
}

/** A SKU without enough stock, and the quantity available. */
export interface Shortage {
  sku: string;
  available: number;
}

/** Milliseconds that stock is held for a checkout. */
export const holdMilliseconds = 15 * 60_000;

/**
 * Releases all expired holds; call at intervals. Returns the number of released pieces. A hold that ends later than one
 * that begins now was made before the clock was set back: it gets the time of a new one.
 */
export async function sweepHolds(db: Kysely<Database>, now: Date): Promise<number> {
  const latest = new Date(now.getTime() + holdMilliseconds);
  await sql`update stock_holds set expires_at = ${latest}
    where expires_at > ${new Date(latest.getTime() + clockDifferenceMs)}`.execute(db);
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
