import type { Page } from './page.ts';

export interface PageRoute {
  /** Also the name of the folder in `src/pages`, by which the server finds the page's chunks. */
  id: string;
  path: string;
  load: () => Promise<{ page: Page }>;
}

const fixedRoutes: readonly PageRoute[] = [
  { id: 'home', path: '', load: () => import('../pages/home/page.ts') },
  { id: 'search', path: 'search', load: () => import('../pages/search/page.ts') },
  { id: 'cart', path: 'cart', load: () => import('../pages/cart/page.ts') },
  { id: 'delivery', path: 'delivery', load: () => import('../pages/delivery/page.ts') },
  { id: 'paymentEntry', path: 'payment', load: () => import('../pages/paymentEntry/page.ts') },
  {
    id: 'paymentCallback',
    path: 'payment/callback/:methodId/:basketId/:processor',
    load: () => import('../pages/paymentCallback/page.ts'),
  },
  {
    id: 'paymentCallback',
    path: 'payment/callback/async/:methodId/:basketId/:processor',
    load: () => import('../pages/paymentCallback/page.ts'),
  },
  { id: 'checkout', path: 'checkout', load: () => import('../pages/checkout/page.ts') },
  { id: 'checkout', path: 'checkout/payment', load: () => import('../pages/checkout/page.ts') },
  { id: 'checkout', path: 'checkout/review', load: () => import('../pages/checkout/page.ts') },
  { id: 'review', path: 'review', load: () => import('../pages/review/page.ts') },
  { id: 'externalId', path: 'checkout-ext-id-ping', load: () => import('../pages/externalId/page.ts') },
  {
    id: 'sessionExpired',
    path: 'session-expired',
    load: () => import('../pages/sessionExpired/page.ts'),
  },
  { id: 'confirmation', path: 'confirmation', load: () => import('../pages/confirmation/page.ts') },
  { id: 'order', path: 'order', load: () => import('../pages/order/page.ts') },
  { id: 'trackOrder', path: 'track-order', load: () => import('../pages/trackOrder/page.ts') },
  { id: 'content', path: 'help/*', load: () => import('../pages/content/page.ts') },
  { id: 'region', path: 'country-selector.html', load: () => import('../pages/region/page.ts') },
];

/** The path of one of the shop's fixed pages below the site path, by its id; `undefined` when the shop has none (yet). */
export function pathOfPage(id: string): string | undefined {
  const route = fixedRoutes.find((one) => one.id === id);
  return route && `/${route.path}`;
}

const listRoute: Omit<PageRoute, 'path'> = { id: 'list', load: () => import('../pages/list/page.ts') };
const productRoute: Omit<PageRoute, 'path'> = {
  id: 'product',
  load: () => import('../pages/product/page.ts'),
};

/** Matches everything that no other route matches. */
const lastRoute: PageRoute = { id: 'notFound', path: '*', load: () => import('../pages/notFound/page.ts') };

const below = (sitePath: string, routes: readonly PageRoute[]): PageRoute[] =>
  routes.map((route) => ({ ...route, path: `/${sitePath}${route.path === '' ? '' : `/${route.path}`}` }));

/**
 * The routes of one site. All are below the site path; the categories are the first segments of the site's navigation,
 * so each catalogue defines its own addresses.
 */
export function pageRoutes(sitePath: string, categories: readonly string[]): PageRoute[] {
  const lists = categories.map((segment) => ({ ...listRoute, path: `${segment}/*` }));
  return below(sitePath, [
    ...fixedRoutes,
    ...lists,
    { ...productRoute, path: ':slug/:file' },
    // A group that the menu has opened is not in the navigation, and has a list: its answer says when there is none.
    { ...listRoute, path: ':category' },
    lastRoute,
  ]);
}

/**
 * The same for the browser, which does not get the categories: they would add weight to every page. An address that is
 * neither a fixed page nor a product is treated as a list, whose response says when there is none. `notFound` is
 * identified by its id, from the page the server rendered.
 */
export function browserRoutes(sitePath: string): PageRoute[] {
  return below(sitePath, [
    ...fixedRoutes,
    { ...productRoute, path: ':slug/:file.html' },
    { ...listRoute, path: ':category/*' },
    lastRoute,
  ]);
}
