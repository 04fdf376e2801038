import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { holdsUnderLock, pauseMilliseconds, type Holder, type HoldLimits } from './holdLimits.ts';
import { shortages, stockCheck, stockCheckOf } from './stockLines.ts';
import { holdMilliseconds, type Shortage, type StockLine } from '../stock/sweepHolds.ts';
import type { StoredBasket } from './loadBasket.ts';

/** Maximum milliseconds that a basket's stock is held, however often checkout is started. */
export const maxHoldMilliseconds = 60 * 60_000;

export type HoldOutcome =
  | { readonly kind: 'held'; readonly basket: StoredBasket }
  /** There is enough, but not for a hold: too much is held already, by this shopper or by everybody. */
  | { readonly kind: 'unreserved'; readonly basket: StoredBasket }
  | { readonly kind: 'short'; readonly shortages: readonly Shortage[] }
  | { readonly kind: 'changed' };

interface HoldRow {
  readonly found: boolean;
  readonly good: boolean;
  readonly holds: boolean;
  readonly short: Shortage[];
  readonly until: Date | null;
}

/**
 * Holds all items of a basket, or none, for the time of a checkout, in one statement. An active hold is extended, up to
 * one hour in all. A hold that lapsed is followed by a pause, and `limits` bound what a source, a shopper and all bags
 * together hold: whoever gets none can buy all the same, as long as there is stock when the order is placed.
 */
export async function holdBasket(
  db: Kysely<Database>,
  basket: StoredBasket,
  lines: readonly StockLine[],
  { holder, limits, now }: { readonly holder: Holder; readonly limits: HoldLimits; readonly now: Date },
): Promise<HoldOutcome> {
  const until = new Date(now.getTime() + holdMilliseconds);
  const at = sql`${now}::timestamptz`;
  const longest = sql`make_interval(secs => ${maxHoldMilliseconds / 1000}::double precision)`;
  const pause = sql`make_interval(secs => ${pauseMilliseconds / 1000}::double precision)`;
  const { rows } = await sql<HoldRow>`
    with ${holdsUnderLock(basket.id, holder, now)},
    ${stockCheck(stockCheckOf(basket, lines, now), sql`exists (select from others)`)},
    before as (
      select case when reserved_until > ${at} then least(reserved_until, ${until}::timestamptz) end as running,
        reserved_until <= ${at} and reserved_until + ${pause} > ${at} as is_paused,
        -- After a pause the hour starts again.
        case when held_since + ${longest} + ${pause} > ${at} then least(held_since, ${at}) else ${at} end as since
      from baskets where id = (select id from basket)),
    life as (
      select since, greatest(running, least(${until}::timestamptz, since + ${longest})) as until,
        (select good from verdict) and (running is not null or (
          not coalesce(is_paused, false) and since + ${longest} > ${at}
          and (select by_source < ${limits.bySource} and by_shopper < ${limits.byShopper} from others)
          and (select coalesce(bool_and(quantity + on_hand - available <= greatest(1, floor(on_hand * ${limits.share}::numeric))), true) from counted)
        )) as holds
      from before),
    kept as (
      insert into stock_holds (basket_id, sku, quantity, expires_at)
      select ${basket.id}, sku, quantity, (select until from life) from counted where (select holds from life)
      on conflict (basket_id, sku) do update set quantity = excluded.quantity, expires_at = excluded.expires_at),
    moved as (
      update stock set
        held = greatest(0, stock.held - c.back + case when (select holds from life) then c.quantity - c.mine else 0 end),
        changed_at = ${at}
      from counted c where c.sku = stock.sku and (c.back > 0 or (select holds from life))),
    marked as (
      update baskets set reserved_until = life.until, held_since = life.since, held_by = ${holder.source},
        version = version + 1
      from life where id = (select id from basket) and life.holds)
    select exists (select from basket) as found, (select good from verdict) as good, (select holds from life) as holds,
      ${shortages} as short, (select until from life) as until`.execute(db);
  const row = rows[0];
  if (!row?.found) return { kind: 'changed' };
  if (!row.good) return { kind: 'short', shortages: row.short };
  if (!row.holds) return { kind: 'unreserved', basket: { ...basket, reservedUntil: null } };
  return { kind: 'held', basket: { ...basket, version: basket.version + 1, reservedUntil: row.until } };
}
