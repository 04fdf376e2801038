import { isPersonal } from '../access.ts';
import { callAnswers } from '../caches.ts';
import { pathOf, type CachePolicy, type Endpoint } from '../endpoint.ts';
import { ApiError, Cancelled, NotFound } from '../errors.ts';

/** The policy of a call: its own, and for everything personal and every write none but `network-only`. */
export function policyOf(endpoint: Endpoint): CachePolicy {
  const maySaveMethod = endpoint.method === 'GET' && !isPersonal(endpoint.access);
  return maySaveMethod ? (endpoint.cache ?? 'network-only') : 'network-only';
}

interface CacheEntry {
  readonly answer: unknown;
  readonly at: number;
}

/** Keeps answers in memory, by the policy of each call. */
export class AnswerCache {
  readonly #entries = new Map<string, CacheEntry>();
  readonly #now: () => number;

  /** `now`: milliseconds; only differences count. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The answer of a call, from memory or by asking; `key` names what is asked for. */
  async answer(
    endpoint: Endpoint,
    policy: CachePolicy,
    key: string,
    ask: () => Promise<unknown>,
  ): Promise<unknown> {
    if (policy === 'network-only') return ask();
    const kept = this.#read(key);
    if (policy === 'cache-only') {
      if (kept) return kept.answer;
      throw new NotFound(`${pathOf(endpoint, 'chk')} is not kept.`, 404);
    }
    const freshFor =
      endpoint.freshSeconds === undefined ? callAnswers.milliseconds : endpoint.freshSeconds * 1000;
    if (policy === 'cache-first' && kept && this.#now() - kept.at < freshFor) return kept.answer;
    try {
      const answer = await ask();
      this.#keep(key, answer);
      return answer;
    } catch (error) {
      const isAnswered =
        error instanceof NotFound || error instanceof Cancelled || !(error instanceof ApiError);
      if (policy === 'cache-successful' && kept && !isAnswered) return kept.answer;
      throw error;
    }
  }

  #read(key: string): CacheEntry | undefined {
    const kept = this.#entries.get(key);
    if (!kept) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, kept);
    return kept;
  }

  #keep(key: string, answer: unknown): void {
    this.#entries.delete(key);
    this.#entries.set(key, { answer, at: this.#now() });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > callAnswers.max && oldest !== undefined) this.#entries.delete(oldest);
  }
}
