import * as calls from '@touchline/contract/recommendation/endpoints';
import { maxSeeds } from '@touchline/contract/recommendation/constants';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { completeTheLook } from './completeTheLook.ts';
import { ownLooks, type LookProvider } from './LookProvider.ts';
import { recommend } from './recommend.ts';

const cache = { browserSeconds: 10, serverSeconds: 3 };

/** Views of one source in a minute: more than a person looks at. */
const views: Limit = { what: 'product view', max: 60, seconds: 60 };

/** The ids of a list in JSON. Throws a 422 for anything else. */
function readIds(name: string, text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    if (Array.isArray(ids) && ids.length <= maxSeeds && ids.every((id) => typeof id === 'string')) return ids;
  } catch {
    // Not JSON: refused like any other text that is no list.
  }
  throw new Failure(422, 'InvalidParameters', `${name} is no list of at most ${maxSeeds} ids.`);
}

/** Recommendations, what they are counted from, and what completes a look. */
export function recommendationRoutes(
  router: Router,
  shop: CommerceContext,
  looks: LookProvider = ownLooks,
): void {
  const { db, markets, limits } = shop;

  router.route(
    calls.getRecommendations,
    async ({ query }) =>
      recommend(
        shop,
        markets.site(query.sitePath),
        readIds('seeds', query.seeds),
        readIds('without', query.without ?? '[]'),
      ),
    { cache },
  );

  router.route(
    calls.getLook,
    async ({ params, query }) => ({
      items: await completeTheLook(shop, looks, markets.site(query.sitePath), params.productId),
    }),
    { cache },
  );

  router.route(calls.recordProductView, async ({ query, body, source, now }) => {
    const index = await shop.catalogue.index(markets.site(query.sitePath));
    await limits.take(views, source);
    if (index.placeOf(body.productId) === undefined) return { recorded: false };
    const before = body.before.filter((id) => id !== body.productId && index.placeOf(id) !== undefined);
    await db
      .insertInto('recommendation_views')
      .values({ product_id: body.productId, before, viewed_at: now })
      .execute();
    return { recorded: true };
  });
}
