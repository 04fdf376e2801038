import { sql } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** Length of a window in seconds. */
const windowSeconds = 600;
/** Days of windows that say what is usual, and are stored. */
const usualDays = 7;
/** Wrong passwords in a window below which nothing is a wave, whatever is usual. */
const fewest = 30;
/** How many times as many wrong passwords as usual are a wave. */
const timesUsual = 3;
/** Milliseconds that a process relies on what it has read. */
const checkEvery = 5_000;

/** What the windows say: this one and the one before, and the mean of those of the week before. */
interface Rates {
  readonly failed: number;
  readonly succeeded: number;
  readonly usual: number;
}

type Needs = Pick<CommerceContext, 'db' | 'clock' | 'log' | 'counters'>;

/**
 * Whether passwords are being tried out on many accounts, however slowly: more of them are wrong than right, and several
 * times as many as usual in this shop at this time. Each process looks every few seconds; the counts are everybody's.
 */
export class SignInWatch {
  readonly #shop: Needs;
  #known: { readonly at: number; readonly isWave: boolean } | undefined;
  /** The window whose wave was reported. */
  #reported = 0;

  constructor(shop: Needs) {
    this.#shop = shop;
  }

  /** Counts a password that was looked at. */
  async count(outcome: 'failed' | 'succeeded'): Promise<void> {
    const { db, counters } = this.#shop;
    if (outcome === 'failed') counters.add('sign_ins_failed');
    const column = sql.ref(outcome);
    await sql`
      insert into sign_in_windows (began_at, ${column}) values (${new Date(this.#window())}, 1)
      on conflict (began_at) do update set ${column} = sign_in_windows.${column} + 1`.execute(db);
  }

  /** Whether the next password needs a bot check. A wave that begins is logged and counted once in a window. */
  async isWave(): Promise<boolean> {
    const at = performance.now();
    if (this.#known && at - this.#known.at < checkEvery) return this.#known.isWave;
    const rates = await this.#read();
    const isWave = isUnusual(rates);
    this.#known = { at, isWave };
    if (isWave && this.#reported !== this.#window()) {
      this.#reported = this.#window();
      this.#shop.counters.add('sign_in_waves');
      this.#shop.log.warn('security: wave of wrong passwords', { ...rates });
    }
    return isWave;
  }

  /** Deletes what says nothing any more. */
  async sweep(): Promise<void> {
    await this.#shop.db
      .deleteFrom('sign_in_windows')
      .where('began_at', '<', new Date(this.#window() - usualDays * 86_400_000))
      .execute();
  }

  #window(): number {
    const now = this.#shop.clock.now().getTime();
    return now - (now % (windowSeconds * 1_000));
  }

  async #read(): Promise<Rates> {
    const last = new Date(this.#window() - windowSeconds * 1_000);
    const windows = (usualDays * 86_400) / windowSeconds;
    const { rows } = await sql<Rates>`
      select coalesce(sum(failed) filter (where began_at >= ${last}), 0)::int as failed,
        coalesce(sum(succeeded) filter (where began_at >= ${last}), 0)::int as succeeded,
        coalesce(sum(failed) filter (where began_at < ${last}), 0)::float / ${windows}::int as usual
      from sign_in_windows
      where began_at >= ${new Date(last.getTime() - usualDays * 86_400_000)}`.execute(this.#shop.db);
    return rows[0] ?? { failed: 0, succeeded: 0, usual: 0 };
  }
}

/** Two windows are compared with twice the usual number of one. */
const isUnusual = ({ failed, succeeded, usual }: Rates): boolean =>
  failed >= fewest && failed > succeeded && failed > timesUsual * 2 * usual;
