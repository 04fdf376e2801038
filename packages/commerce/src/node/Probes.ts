import { sql } from 'kysely';
import { commonHeaders } from '../kernel/routing/responses.ts';
import type { CommerceContext } from '../app/CommerceContext.ts';
import type { WriteCheck } from './WriteCheck.ts';

/** Health checks: `healthz` reports that the process is alive, `readyz` that it can serve shoppers. */
export class Probes {
  readonly #shop: CommerceContext;
  readonly #folder: WriteCheck | undefined;
  #isStopping = false;

  /** @param folder where the shop writes; without one it writes to no disk. */
  constructor(shop: CommerceContext, folder?: WriteCheck) {
    this.#shop = shop;
    this.#folder = folder;
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
      const isWritable = this.#folder?.isWritable() ?? true;
      await Promise.race([sql`select 1`.execute(this.#shop.db), tooLong]);
      if (await Promise.race([isWritable, tooLong])) return answer(200, 'ready');
      return answer(503, 'data folder cannot be written');
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
