import { LRUCache } from 'lru-cache';
import type { CacheRow } from '@touchline/contract/caches';
import { Offline, Timeout, Unavailable } from '@touchline/contract/errors';

interface Entry {
  until: number;
  answer: Promise<unknown>;
  /** The last successful response, as a fallback when the next call fails. */
  last: { value: unknown; until: number } | undefined;
}

/** Milliseconds for which a stale response may be used while the back end is unavailable. */
const staleFor = 60 * 60_000;

const isAway = (error: unknown): boolean =>
  error instanceof Unavailable || error instanceof Timeout || error instanceof Offline;

/** Whether two responses of one call say the same; the back end writes them in one order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Caches responses that are the same for everybody for some seconds, so that pages need not request them again. While
 * the back end is unavailable the last response is used. A response that says the same as the last one is the same object:
 * what was made from it is still right.
 */
export class PublicCallCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly milliseconds: number;

  constructor({ milliseconds, max }: Required<Pick<CacheRow, 'milliseconds' | 'max'>>) {
    this.milliseconds = milliseconds;
    this.entries = new LRUCache({ max });
  }

  of<Answer>(key: string, request: () => Promise<Answer>): Promise<Answer> {
    const now = performance.now();
    const cached = this.entries.get(key);
    if (cached && cached.until > now) return cached.answer as Promise<Answer>;
    const last = cached?.last && cached.last.until > now ? cached.last : undefined;
    const entry: Entry = { until: now + this.milliseconds, answer: Promise.resolve(), last };
    const answer = request().then(
      (received) => {
        const value = last && isSame(last.value, received) ? (last.value as Answer) : received;
        entry.last = { value, until: performance.now() + staleFor };
        return value;
      },
      (error: unknown) => {
        if (last && isAway(error)) return last.value as Answer;
        if (this.entries.get(key) === entry) this.entries.delete(key);
        throw error;
      },
    );
    entry.answer = answer;
    this.entries.set(key, entry);
    return answer;
  }
}
