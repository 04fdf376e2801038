import { prefetchedResponses } from '@touchline/contract/caches';

interface CachedAnswer {
  readonly at: number;
  readonly answer: Promise<Response>;
}

/**
 * Answers of the back end for pages that the shopper may open next, by address. They are the same for everybody: who
 * fetches them decides which calls those are (`PagePrefetcher`).
 */
export class PrefetchCache {
  private readonly kept = new Map<string, CachedAnswer>();
  private readonly fetch: (request: Request) => Promise<Response>;

  constructor(fetch: (request: Request) => Promise<Response>) {
    this.fetch = fetch;
  }

  /** Fetches an answer and keeps it; one that is fresh is not fetched again. */
  keep(request: Request): Promise<Response> {
    const known = this.take(request);
    if (known) return known;
    const answer = this.fetch(request);
    this.kept.set(request.url, { at: performance.now(), answer });
    const [oldest] = this.kept.keys();
    if (this.kept.size > prefetchedResponses.max && oldest !== undefined) this.kept.delete(oldest);
    // A failure is nobody's answer: whoever needs it asks again.
    const drop = () => this.kept.get(request.url)?.answer === answer && this.kept.delete(request.url);
    answer.then(({ ok }) => ok || drop(), drop);
    return answer.then((response) => response.clone());
  }

  /** A fresh answer that is there or on its way. */
  take({ url, method }: Request): Promise<Response> | undefined {
    const found = method === 'GET' ? this.kept.get(url) : undefined;
    if (!found || performance.now() - found.at > prefetchedResponses.milliseconds) return undefined;
    return found.answer.then((response) => response.clone());
  }

  /** Something was written: what is kept may no longer be true. */
  clear(): void {
    this.kept.clear();
  }
}
