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
