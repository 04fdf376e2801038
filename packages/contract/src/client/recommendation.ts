import type { FindMineItem, ProductView, Recommendations } from '../recommendation/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../recommendation/endpoints.ts'));

/** Returns products that go with `seeds`; never one of `seeds` or `without`. */
export async function getRecommendations(
  call: Transport,
  seeds: readonly string[],
  without: readonly string[] = [],
): Promise<Recommendations> {
  return call((await calls()).getRecommendations, {
    query: {
      seeds: JSON.stringify(seeds),
      ...(without.length > 0 ? { without: JSON.stringify(without) } : {}),
    },
  });
}

/** Counts that a product was looked at after others of the same session. */
export async function recordProductView(call: Transport, view: ProductView): Promise<void> {
  await call((await calls()).recordProductView, { body: view });
}

/** Returns products that complete the look of one. */
export async function getLook(call: Transport, productId: string): Promise<FindMineItem[]> {
  return (await call((await calls()).getLook, { params: { productId } })).items;
}
