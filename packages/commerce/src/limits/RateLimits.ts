import type { Kysely } from 'kysely';
import { fixedStatement } from '../database/fixedStatement.ts';
import type { Database } from '../database/schema.ts';
import { Failure } from '../failure/Failure.ts';
import type { Clock } from '../ports/Clock.ts';

export interface Limit {
  /** Name of what is limited: `search`, `coupon`. */
  what: string;
  /** Maximum number per window. */
  max: number;
  seconds: number;
}

interface Hits {
  readonly hits: number;
  readonly began_at: Date;
}

/** Counts one hit. A window that began at `over` or before has ended: the next one starts. */
const countHit = fixedStatement<{ key: string; now: Date; over: Date }, Hits>((db, value) =>
  db
    .insertInto('rate_limits')
    .values({ key: value('key'), began_at: value('now'), hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('rate_limits.began_at', '<=', value('over'));
        return {
          hits: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('rate_limits.hits', '+', 1))
            .end(),
          began_at: eb.case().when(isOver).then(value('now')).else(eb.ref('rate_limits.began_at')).end(),
        };
      }),
    )
    .returning(['hits', 'began_at']),
);

const keyOf = ({ what }: Limit, who: string): string => `${what}:${who}`.slice(0, 200);

/** Counts per key in the database, so that all processes of the shop share the limit. */
export class RateLimits {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;

  constructor(db: Kysely<Database>, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Counts one attempt of `who` (a source, an account, an address; never stored in the clear if it is personal).
   * Throws a `Failure` 429 with `Retry-After` when the limit is exceeded.
   */
  async take(limit: Limit, who: string): Promise<void> {
    const now = this.#clock.now();
    const row = await this.#count(limit, who, now);
    if (!row || row.hits <= limit.max) return;
    const left = Math.ceil((row.began_at.getTime() + limit.seconds * 1000 - now.getTime()) / 1000);
    throw new Failure(429, 'RateLimited', `Too many tries of ${limit.what}.`, {
      retryAfter: Math.max(1, left),
    });
  }

  /** Counts one attempt, and returns whether the limit is exceeded. */
  async exceeds(limit: Limit, who: string): Promise<boolean> {
    const row = await this.#count(limit, who, this.#clock.now());
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
    return limits.map(([limit], at) => {
      const row = rows.find(({ key }) => key === keys[at]);
      return row !== undefined && row.hits >= limit.max && row.beganAt.getTime() + limit.seconds * 1000 > now;
    });
  }

  /** Starts a limit from zero for `who`. */
  async forget(limit: Limit, who: string): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('key', '=', keyOf(limit, who)).execute();
  }

  async #count(limit: Limit, who: string, now: Date): Promise<Hits | undefined> {
    const over = new Date(now.getTime() - limit.seconds * 1000);
    return (await countHit(this.#db, { key: keyOf(limit, who), now, over })).rows[0];
  }

  /** Deletes expired windows; call at intervals. */
  async sweep(): Promise<void> {
    const dayAgo = new Date(this.#clock.now().getTime() - 86_400_000);
    await this.#db.deleteFrom('rate_limits').where('began_at', '<', dayAgo).execute();
  }
}
