import {
  getAvailability,
  getNavigation,
  getProduct,
  listAllProducts,
  listCards,
  listProducts,
  suggest,
} from '@touchline/contract/product/endpoints';
import { Failure } from '../../kernel/failure/Failure.ts';
import { Bursts } from '../../kernel/limits/Bursts.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { listAddresses } from './listAddresses.ts';
import { searchTerm } from './search/searchTerm.ts';
import { Suggestions } from './search/suggestions.ts';
import { writeList } from './writeList.ts';

const lists = { browserSeconds: 30, serverSeconds: 10 };
const products = { browserSeconds: 10, serverSeconds: 3 };
const rarely = { browserSeconds: 60, serverSeconds: 60 };

/** Largest number of cards in one response. */
const maxCards = 100;

/** Limit on searches that are not cached, because they cost database time: per minute and source. */
const searches = { what: 'search', max: 300, seconds: 60 };

/**
 * The same in one process, where each search takes some milliseconds from everybody else: somebody who types makes a few
 * in a second, an office a few more.
 */
const burst = { size: 20, perSecond: 4 };

/** The ids of a list in JSON. Throws a 422 for anything else. */
function readIds(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    if (Array.isArray(ids) && ids.length <= maxCards && ids.every((id) => typeof id === 'string')) return ids;
  } catch {
    // Not JSON: refused like any other text that is no list.
  }
  throw new Failure(422, 'InvalidParameters', `ids is no list of at most ${maxCards} ids.`);
}

/** Catalogue routes: lists, products, search and navigation. */
export function catalogueRoutes(router: Router, shop: CommerceContext): void {
  const { catalogue, markets } = shop;
  const suggestions = new Suggestions(shop, catalogue);
  const bursts = new Bursts(burst);

  async function countSearch(source: string): Promise<void> {
    bursts.take(source);
    await shop.limits.take(searches, source);
  }

  router.route(
    listProducts,
    async ({ query, source }) => {
      const site = markets.site(query.sitePath);
      if (query.q !== undefined && !catalogue.isKnownSearch(site, searchTerm(query.q))) {
        await countSearch(source);
      }
      return catalogue.list(site, query);
    },
    { cache: lists, write: writeList },
  );
  router.route(
    getProduct,
    ({ params, query }) => catalogue.product(markets.site(query.sitePath), params.productId),
    { cache: products },
  );
  router.route(
    listCards,
    async ({ query }) => {
      return { items: await catalogue.summaries(markets.site(query.sitePath), readIds(query.ids)) };
    },
    { cache: products },
  );
  router.route(getAvailability, ({ params, query }) =>
    catalogue.availability(markets.site(query.sitePath), params.productId),
  );
  router.route(
    suggest,
    async ({ query, source }) => {
      const site = markets.site(query.sitePath);
      await countSearch(source);
      return suggestions.suggest(site, query.q);
    },
    { cache: rarely },
  );
  router.route(getNavigation, ({ query }) => catalogue.navigation(markets.site(query.sitePath)), {
    cache: rarely,
  });
  router.route(
    listAllProducts,
    async ({ query }) =>
      listAddresses(shop.db, await catalogue.index(markets.site(query.sitePath)), query.page),
    { cache: rarely },
  );
}
