import { Offline, Timeout, Unavailable } from '@touchline/contract/errors';

interface Kept {
  until: number;
  answer: Promise<unknown>;
  /** The last successful response, as a fallback when the next call fails. */
  last: { value: unknown; until: number } | undefined;
}

/** Milliseconds for which a stale response may be used while the back end is unavailable. */
const staleFor = 60 * 60_000;

const isAway = (error: unknown): boolean =>
  error instanceof Unavailable || error instanceof Timeout || error instanceof Offline;

/**
 * Caches responses that are the same for everybody for some seconds, so that pages need not request them again. While
 * the back end is unavailable the last response is used.
 */
export class PublicCallCache {
  private readonly kept = new Map<string, Kept>();
  private readonly milliseconds: number;
  private readonly most: number;

  constructor(milliseconds: number, most: number) {
    this.milliseconds = milliseconds;
    this.most = most;
  }

  of<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const now = Date.now();
    const known = this.kept.get(key);
    if (known && known.until > now) return known.answer as Promise<Answer>;
    const last = known?.last && known.last.until > now ? known.last : undefined;
    const entry: Kept = { until: now + this.milliseconds, answer: Promise.resolve(), last };
    const answer = ask().then(
      (value) => {
        entry.last = { value, until: Date.now() + staleFor };
        return value;
      },
      (error: unknown) => {
        if (last && isAway(error)) return last.value as Answer;
        if (this.kept.get(key) === entry) this.kept.delete(key);
        throw error;
      },
    );
    entry.answer = answer;
    if (this.kept.size >= this.most) this.kept.clear();
    this.kept.set(key, entry);
    return answer;
  }
}
