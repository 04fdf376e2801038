import { cutText } from '@touchline/contract/cutText';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { fixedStatement, type ValueOf } from '../database/fixedStatement.ts';
import type { Database } from '../database/schema.ts';
import { Failure } from '../failure/Failure.ts';
import type { Clock } from '../ports/Clock.ts';

export interface Limit {
  /** Name of what is limited: `search`, `coupon`. */
  what: string;
  /** Maximum number per window. */
  max: number;
  seconds: number;
  /** What the refusal is called. @default 'RateLimited' */
  errorCode?: 'RateLimited' | 'CodeJustSent';
}

/** One attempt of `who` (a source, an account, an address; never stored in the clear if it is personal). */
export interface Attempt {
  readonly limit: Limit;
  readonly who: string;
}

/** How often, and since when. */
export interface Hits {
  readonly hits: number;
  readonly began_at: Date;
}

/** What a statement needs to count an attempt. A window that began at `windowOver` or before has ended. */
export interface AttemptValues {
  readonly limitKey: string;
  readonly now: Date;
  readonly windowOver: Date;
}

const keyOf = ({ what }: Limit, who: string): string => cutText(`${what}:${who}`, 200);

export const attemptValues = ({ limit, who }: Attempt, now: Date): AttemptValues => ({
  ...{ limitKey: keyOf(limit, who), now },
  windowOver: new Date(now.getTime() - limit.seconds * 1000),
});

/**
 * SQL that counts one attempt and returns `Hits`, as a statement or as a part of one. A window that began later than now,
 * because the clock was set back, begins now: it lasts no longer for that.
 */
export const countAttempt = (value: ValueOf<AttemptValues>): RawBuilder<Hits> => sql<Hits>`
  insert into rate_limits as r (key, began_at, hits) values (${value('limitKey')}, ${value('now')}::timestamptz, 1)
  on conflict (key) do update set
    hits = case when r.began_at <= ${value('windowOver')}::timestamptz then 1 else r.hits + 1 end,
    began_at = case when r.began_at <= ${value('windowOver')}::timestamptz then excluded.began_at
      else least(r.began_at, excluded.began_at) end
  returning hits, began_at`;

const count = fixedStatement<AttemptValues, Hits>((_, value) => countAttempt(value));

/** Throws a `Failure` 429 with `Retry-After` when a counted attempt is above its limit. */
export function refuseAbove(
  { what, max, seconds, errorCode = 'RateLimited' }: Limit,
  counted: Hits,
  now: Date,
): void {
  if (counted.hits <= max) return;
  const left = Math.ceil((counted.began_at.getTime() + seconds * 1000 - now.getTime()) / 1000);
  throw new Failure(429, errorCode, `Too many tries of ${what}.`, { retryAfter: Math.max(1, left) });
}

/** Counts per key in the database, so that all processes of the shop share the limit. */
export class RateLimits {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;

  constructor(db: Kysely<Database>, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Counts one attempt of `who`. Throws a `Failure` 429 with `Retry-After` when the limit is exceeded. */
  async take(limit: Limit, who: string): Promise<void> {
    const now = this.#clock.now();
    const row = await this.#count({ limit, who }, now);
    if (row) refuseAbove(limit, row, now);
  }

  /** Counts one attempt, and returns whether the limit is exceeded. */
  async exceeds(limit: Limit, who: string): Promise<boolean> {
    const row = await this.#count({ limit, who }, this.#clock.now());
    return row !== undefined && row.hits > limit.max;
  }

  /** Which limits are used up, in one statement that counts nothing. */
  async usedUp(limits: readonly (readonly [Limit, string])[]): Promise<boolean[]> {
    const now = this.#clock.now().getTime();
    const keys = limits.map(([limit, who]) => keyOf(limit, who));
    const rows = await this.#db
      .selectFrom('rate_limits')
      .select(['key', 'hits', 'began_at as beganAt'])
      .where('key', 'in', keys)
      .execute();
    const ahead = rows.filter(({ beganAt }) => beganAt.getTime() > now).map(({ key }) => key);
    if (ahead.length > 0) await this.#beginNow(ahead, new Date(now));
    return limits.map(([limit], at) => {
      const row = rows.find(({ key }) => key === keys[at]);
      return row !== undefined && row.hits >= limit.max && row.beganAt.getTime() + limit.seconds * 1000 > now;
    });
  }

  /** Starts a limit from zero for `who`. */
  async forget(limit: Limit, who: string): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('key', '=', keyOf(limit, who)).execute();
  }

  /** Moves windows that began before the clock was set back. */
  async #beginNow(keys: readonly string[], now: Date): Promise<void> {
    await this.#db
      .updateTable('rate_limits')
      .set({ began_at: now })
      .where('key', 'in', keys)
      .where('began_at', '>', now)
      .execute();
  }

  async #count(attempt: Attempt, now: Date): Promise<Hits | undefined> {
    return (await count(this.#db, attemptValues(attempt, now))).rows[0];
  }

  /** Deletes expired windows; call at intervals. */
  async sweep(): Promise<void> {
    const dayAgo = new Date(this.#clock.now().getTime() - 86_400_000);
    await this.#db.deleteFrom('rate_limits').where('began_at', '<', dayAgo).execute();
  }
}
