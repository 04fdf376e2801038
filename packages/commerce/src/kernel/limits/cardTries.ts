import { sql, type RawBuilder } from 'kysely';

/** Cards tried by one shopper and from one source: declined in the last hour, or still in progress at the provider. */
export interface CardTries {
  readonly byShopper: number;
  readonly bySource: number;
}

/** Milliseconds that a declined card counts. */
const declinedFor = 3_600_000;
/** Milliseconds that a payment without a result counts: a crash or a silent provider says nothing about the card. */
const underWayFor = 600_000;

/** Since when declined payments and those without a result count. */
export interface CountedSince {
  readonly declined: Date;
  readonly underWay: Date;
}

export const countedSince = (now: Date): CountedSince => ({
  declined: before(now, declinedFor),
  underWay: before(now, underWayFor),
});

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/**
 * SQL that counts the card tries of a shopper or a source. A payment counts as soon as its intent is written, so that
 * concurrent payments are included; approved and abandoned ones do not count.
 */
export function countTries(
  by: 'shopper_id' | 'source',
  who: string,
  since: CountedSince,
): RawBuilder<number> {
  return sql<number>`(select count(*)::int from payments where ${sql.ref(by)} = ${who}
    and state in ('asked', 'waiting', 'unknown', 'declined')
    and created_at > case state when 'declined' then ${since.declined}::timestamptz
      else ${since.underWay}::timestamptz end)`;
}

/**
 * The start of a statement that writes a payment: a CTE `tried (by_shopper, by_source)`, counted under a lock on
 * shopper and source that is held until the statement ends. This serialises the payments of one shopper or source
 * across all processes. No other lock may be taken before it.
 */
export function triesUnderLock(
  shopperId: string,
  source: string,
  { declined, underWay }: CountedSince,
): RawBuilder<unknown> {
  return sql`tried as materialized (select by_shopper, by_source from card_tries_under_lock(${shopperId}, ${source},
    ${declined}::timestamptz, ${underWay}::timestamptz))`;
}

/**
 * The database function behind it. It is a function because its queries see what was committed while it waited for the
 * lock; a plain statement only sees what existed when it started. The locks are always taken in this order, which
 * prevents deadlocks.
 */
export const createTriesUnderLock = `
  create function card_tries_under_lock(
    shopper text, origin text, declined_after timestamptz, under_way_after timestamptz,
    out by_shopper int, out by_source int
  ) language plpgsql volatile as $$
  begin
    perform pg_advisory_xact_lock(746021, hashtext(shopper));
    perform pg_advisory_xact_lock(746022, hashtext(origin));
    select count(*) into by_shopper from payments where shopper_id = shopper
      and state in ('asked', 'waiting', 'unknown', 'declined')
      and created_at > case state when 'declined' then declined_after else under_way_after end;
    select count(*) into by_source from payments where source = origin
      and state in ('asked', 'waiting', 'unknown', 'declined')
      and created_at > case state when 'declined' then declined_after else under_way_after end;
  end $$`;
