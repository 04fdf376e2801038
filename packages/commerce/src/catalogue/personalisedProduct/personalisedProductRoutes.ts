import { checkPersonalisation } from '@touchline/contract/personalisedProduct/endpoints';
import { toWire } from '@touchline/contract/money';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { checkOptions } from './checkOptions.ts';
import { recipeIdOf, recipePrice } from './recipe.ts';
import { rulesOf } from '../products/personalisation.ts';

/** Checks of one source in a minute. */
const checks: Limit = { what: 'personalisation check', max: 60, seconds: 60 };

/** Checks what is to be put on a product. */
export function personalisedProductRoutes(router: Router, shop: CommerceContext): void {
  const { db, markets, limits } = shop;

  router.route(checkPersonalisation, async ({ params, query, body, source }) => {
    const { market } = markets.site(query.sitePath);
    await limits.take(checks, source);
    const product = await db
      .selectFrom('products')
      .innerJoin('prices', 'prices.product_id', 'products.id')
      .select('personalisation')
      .where('products.id', '=', params.productId)
      .where('prices.market', '=', market.code)
      .where('active', '=', true)
      .executeTakeFirst();
    if (market.personalisationPrice === undefined || rulesOf(product?.personalisation).length === 0)
      throw notFound('product');
    const results = checkOptions(product?.personalisation, body.selectedOptions);
    const options = Object.fromEntries(results.map(({ key, value }) => [key, value]));
    const isAccepted = results.length > 0 && results.every(({ valid }) => valid);
    return {
      results,
      ...(isAccepted ? { recipeId: recipeIdOf(options) } : {}),
      price: toWire(recipePrice({ selectedOptions: options }, market), market.currency),
    };
  });
}
