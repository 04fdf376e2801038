import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { shortages, stockCheck, stockCheckOf } from './stockLines.ts';
import { holdMilliseconds, type Shortage, type StockLine } from '../stock/sweepHolds.ts';
import type { StoredBasket } from './loadBasket.ts';

/** Maximum milliseconds that a basket's stock is held without a break, however often checkout is started. */
export const maxHoldMilliseconds = 60 * 60_000;

export type HoldOutcome =
  | { readonly kind: 'held'; readonly basket: StoredBasket }
  | { readonly kind: 'short'; readonly shortages: readonly Shortage[] }
  | { readonly kind: 'changed' };

/**
 * Holds all items of a basket, or none, for the time of a checkout, in one statement. An active hold is extended, up
 * to one hour in all; then it has to expire before a new one starts, so that other shoppers can buy the stock.
 */
export async function holdBasket(
  db: Kysely<Database>,
  basket: StoredBasket,
  lines: readonly StockLine[],
  now: Date,
): Promise<HoldOutcome> {
  const until = new Date(now.getTime() + holdMilliseconds);
  const { rows } = await sql<{ found: boolean; good: boolean; short: Shortage[]; until: Date | null }>`
    with ${stockCheck(stockCheckOf(basket, lines, now))},
    since as (
      select running, case when running is null then ${now}::timestamptz
        else least(held_since, ${now}::timestamptz) end as since
      from (select held_since, case when reserved_until > ${now}::timestamptz
        then least(reserved_until, ${until}::timestamptz) end as running
        from baskets where id = (select id from basket)) as before),
    life as (
      select since, greatest(running, least(${until}::timestamptz,
        since + make_interval(secs => ${maxHoldMilliseconds / 1000}::double precision))) as until from since),
    kept as (
      insert into stock_holds (basket_id, sku, quantity, expires_at)
      select ${basket.id}, sku, quantity, (select until from life) from counted where (select good from verdict)
      on conflict (basket_id, sku) do update set quantity = excluded.quantity, expires_at = excluded.expires_at),
    moved as (
      update stock set
        held = greatest(0, stock.held - c.back + case when (select good from verdict) then c.quantity - c.mine else 0 end),
        changed_at = ${now}::timestamptz
      from counted c where c.sku = stock.sku and (c.back > 0 or (select good from verdict))),
    marked as (
      update baskets set reserved_until = life.until, held_since = life.since, version = version + 1 from life
      where id = (select id from basket) and (select good from verdict))
    select exists (select from basket) as found, (select good from verdict) as good, ${shortages} as short, (select until from life) as until`.execute(
    db,
  );
  const row = rows[0];
  if (!row?.found) return { kind: 'changed' };
  if (!row.good) return { kind: 'short', shortages: row.short };
  return { kind: 'held', basket: { ...basket, version: basket.version + 1, reservedUntil: row.until } };
}
