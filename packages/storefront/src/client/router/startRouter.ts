import { pageRoutes } from '../../app/routes.ts';
import { PagePrefetcher } from '../prefetch/PagePrefetcher.ts';
import type { PrefetchCache } from '../prefetch/PrefetchCache.ts';
import { createShopRouter, type ShopRouterInput } from './createShopRouter.ts';
import type { ShopRouter } from './LazyRouter.ts';

interface RouterStart extends Pick<ShopRouterInput, 'lazy' | 'stores' | 'first' | 'scroll' | 'origin'> {
  cache: PrefetchCache;
}

/** Starts the router of a visit; with it come the routes of all pages. */
export function startRouter({ cache, ...input }: RouterStart): ShopRouter {
  const { stores } = input;
  const prefetcher = new PagePrefetcher({ stores, cache, origin: location.origin });
  return createShopRouter({ ...input, routes: pageRoutes(stores.site.language.sitePath), prefetcher });
}
