import { sql } from 'kysely';
import { commonHeaders } from '../routing/responses.ts';
import type { Shop } from '../Shop.ts';

/** Health checks: `healthz` reports that the process is alive, `readyz` that it can serve shoppers. */
export class Probes {
  readonly #shop: Shop;
  #isStopping = false;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /** Reports "not ready" from now on, so that no new requests are sent to this process. */
  stop(): void {
    this.#isStopping = true;
  }

  live(): Response {
    return answer(200, 'live');
  }

  async ready(): Promise<Response> {
    if (this.#isStopping) return answer(503, 'stopping');
    const tooLong = new Promise<never>((_, reject) =>
      setTimeout(reject, 2_000, new Error('too slow')).unref(),
    );
    try {
      await Promise.race([sql`select 1`.execute(this.#shop.db), tooLong]);
      return answer(200, 'ready');
    } catch {
      return answer(503, 'database away');
    }
  }
}

function answer(status: number, text: string): Response {
  return new Response(JSON.stringify({ status: text }), {
    status,
    headers: {
      ...commonHeaders,
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': '2' } : {}),
    },
  });
}
