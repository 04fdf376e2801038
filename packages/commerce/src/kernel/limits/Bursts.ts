import { LRUCache } from 'lru-cache';
import { Failure } from '../failure/Failure.ts';

export interface BurstOptions {
  /** How many one source may ask at once. */
  readonly size: number;
  /** How many more it may ask each second. */
  readonly perSecond: number;
  /** Monotonic time in milliseconds. @default the process's */
  readonly now?: () => number;
}

interface Bucket {
  left: number;
  at: number;
}

const maxSources = 10_000;

/**
 * A limit on bursts in this process, for calls that take its time: refusing one costs nothing, not even a statement. The
 * shared limits of `RateLimits` hold besides. A source that waits gets its share again, so that an office behind one
 * address goes on at the same pace.
 */
export class Bursts {
  readonly #buckets = new LRUCache<string, Bucket>({ max: maxSources });
  readonly #size: number;
  readonly #perSecond: number;
  readonly #now: () => number;

  constructor({ size, perSecond, now = () => performance.now() }: BurstOptions) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  /** Counts one call. Throws a `Failure` 429 with `Retry-After` where the source asks too fast. */
  take(source: string): void {
    const now = this.#now();
    const before = this.#buckets.get(source) ?? { left: this.#size, at: now };
    const left = Math.min(this.#size, before.left + ((now - before.at) / 1_000) * this.#perSecond);
    const isAllowed = left >= 1;
    this.#buckets.set(source, { left: isAllowed ? left - 1 : left, at: now });
    if (!isAllowed)
      throw new Failure(429, 'RateLimited', 'Too many at once.', {
        retryAfter: Math.ceil((1 - left) / this.#perSecond),
      });
  }
}
