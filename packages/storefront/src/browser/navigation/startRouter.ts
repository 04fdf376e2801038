import { createRoot } from 'react-dom/client';
import { pageRoutes } from '../../routes/routes.ts';
import { PagePrefetcher } from '../prefetch/PagePrefetcher.ts';
import type { PrefetchCache } from '../prefetch/PrefetchCache.ts';
import { rootErrors } from '../errors/rootErrors.ts';
import { createShopRouter, type ShopRouterInput } from './createShopRouter.tsx';
import type { ShopRouter } from './LazyRouter.ts';
import { styleViewTransitions } from './viewTransitions.ts';

interface RouterStart extends Pick<ShopRouterInput, 'lazy' | 'stores' | 'first' | 'scroll' | 'origin'> {
  cache: PrefetchCache;
}

/** Starts the router of a visit; with it come the routes of all pages. */
export function startRouter({ cache, ...input }: RouterStart): Promise<ShopRouter> {
  const { ports, site } = input.stores;
  const prefetcher = new PagePrefetcher({ stores: input.stores, cache, origin: location.origin });
  styleViewTransitions();
  // Nothing of the router is seen: it has a root of its own, because the page was hydrated before the router was there.
  const root = createRoot(document.createElement('div'), rootErrors(ports.reporter));
  const routes = pageRoutes(site.language.sitePath);
  return createShopRouter({ ...input, routes, prefetcher }, (router) => root.render(router));
}
