import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Failure } from '../failure/Failure.ts';
import type { Clock } from '../ports/Clock.ts';

export interface Limit {
  /** Name of what is limited: `search`, `coupon`. */
  what: string;
  /** Maximum number per window. */
  most: number;
  seconds: number;
}

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
    const began = new Date(now.getTime() - limit.seconds * 1000);
    const row = await this.#db
      .insertInto('rate_limits')
      .values({ key: `${limit.what}:${who}`.slice(0, 200), began_at: now, hits: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const isOver = eb('rate_limits.began_at', '<=', began);
          return {
            hits: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('rate_limits.hits', '+', 1))
              .end(),
            began_at: eb.case().when(isOver).then(now).else(eb.ref('rate_limits.began_at')).end(),
          };
        }),
      )
      .returning(['hits', 'began_at'])
      .executeTakeFirst();
    if (!row || row.hits <= limit.most) return;
    const left = Math.ceil((row.began_at.getTime() + limit.seconds * 1000 - now.getTime()) / 1000);
    throw new Failure(429, 'RateLimited', `Too many tries of ${limit.what}.`, {
      retryAfter: Math.max(1, left),
    });
  }

  /** Deletes expired windows; call at intervals. */
  async sweep(): Promise<void> {
    const dayAgo = new Date(this.#clock.now().getTime() - 86_400_000);
    await this.#db.deleteFrom('rate_limits').where('began_at', '<', dayAgo).execute();
  }
}
