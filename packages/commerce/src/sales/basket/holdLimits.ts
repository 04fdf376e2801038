import { sql, type RawBuilder } from 'kysely';

/** What holds may take together, so that nobody keeps a size from everybody by filling bags. */
export interface HoldLimits {
  /** Baskets of one source that hold stock, or let a hold lapse or gave it up within `pauseMilliseconds`. */
  readonly bySource: number;
  /** The same of one shopper or account. */
  readonly byShopper: number;
  /** The part of a size's stock that bags may hold together, at least one piece; the rest is sold to whoever pays first. */
  readonly share: number;
}

export const holdLimits: HoldLimits = { bySource: 4, byShopper: 2, share: 0.6 };

/**
 * How long a basket that let a hold lapse gets no new one, in milliseconds. Until then the hold counts for its source and
 * its shopper.
 */
export const pauseMilliseconds = 30 * 60_000;

/** Who wants to hold. */
export interface Holder {
  readonly shopperId: string;
  readonly accountId: string | undefined;
  /** Digest of the caller's network. */
  readonly source: string;
}

/**
 * The start of a statement that holds stock: a CTE `others (by_source, by_shopper)`, counted under a lock on the source
 * that is kept until the statement ends. No other lock may be taken before it.
 */
export function holdsUnderLock(
  basketId: string,
  { shopperId, accountId, source }: Holder,
  now: Date,
): RawBuilder<unknown> {
  const lapsedAfter = new Date(now.getTime() - pauseMilliseconds);
  return sql`others as materialized (select by_source, by_shopper from holds_under_lock(${basketId}, ${shopperId},
    ${accountId ?? null}::text, ${source}, ${lapsedAfter}::timestamptz))`;
}

/** Another basket that holds stock or did so lately. A hold that an edit has released counts as one that lapsed then. */
const counts = `state = 'open' and id <> this_basket and (reserved_until > lapsed_after
  or (reserved_until is null and modified_at > lapsed_after and held_since > lapsed_after - interval '1 hour'))`;

/** The database function behind it; it is one for the reason that `createTriesUnderLock` names. */
export const createHoldsUnderLock = `
  create function holds_under_lock(
    this_basket text, shopper text, account text, origin text, lapsed_after timestamptz,
    out by_source int, out by_shopper int
  ) language plpgsql volatile as $$
  begin
    perform pg_advisory_xact_lock(746024, hashtext(origin));
    select count(*) into by_source from baskets where held_by = origin and ${counts};
    select count(*) into by_shopper from (
      select id from baskets where owner_id is null and shopper_id = shopper and ${counts}
      union select id from baskets where owner_id = account and ${counts}
    ) as own;
  end $$`;
