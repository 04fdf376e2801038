import type { CacheRow } from '@touchline/contract/caches';
import { LRUCache } from 'lru-cache';

interface Answer {
  etag: string;
  answer: unknown;
  /** When the back end last gave it. */
  askedAt: number;
}

/** `max`: a list of products takes some 100 KB. `milliseconds`: an answer is not asked for again. */
interface EtagCacheOptions extends Required<Pick<CacheRow, 'max' | 'milliseconds'>> {
  /** Milliseconds, of any beginning. */
  now?: () => number;
}

/** Pages share an answer: none may change what another one shows. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/**
 * What the back end answered for public pages, by address and version. An answer that has not changed is not parsed and
 * checked again, and what was made from its objects is still right.
 */
export class EtagCache {
  readonly #answers: LRUCache<string, Answer>;
  readonly #recentFor: number;
  readonly #now: () => number;

  constructor({ max, milliseconds, now = () => performance.now() }: EtagCacheOptions) {
    this.#answers = new LRUCache({ max });
    this.#recentFor = milliseconds;
    this.#now = now;
  }

  get(address: string, etag: string): Answer | undefined {
    const known = this.#answers.get(address);
    if (known?.etag !== etag) return undefined;
    known.askedAt = this.#now();
    return known;
  }

  set(address: string, etag: string, answer: unknown): void {
    this.#answers.set(address, { etag, answer: frozen(answer), askedAt: this.#now() });
  }

  /** An answer that need not be asked for again. */
  recent(address: string): Answer | undefined {
    const known = this.#answers.get(address);
    return known && this.#now() - known.askedAt <= this.#recentFor ? known : undefined;
  }
}
