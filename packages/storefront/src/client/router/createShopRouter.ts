import { createBrowserRouter, redirect, redirectDocument, replace, type DataRouter } from 'react-router-dom';
import { applyHead } from '../../app/head.ts';
import { isPersonalPage, openRoute, type OpenedPage } from '../../app/openRoute.ts';
import type { Page, PageContext } from '../../app/page.ts';
import { pageView } from '../../app/pageView.ts';
import { matchedRoute, openedPage, routeObjects, type RouteHost } from '../../app/routeObjects.ts';
import { availableRoute, type PageRoute } from '../../app/routes.ts';
import type { Stores } from '../../app/Stores.ts';
import type { PagePrefetcher } from '../prefetch/PagePrefetcher.ts';
import { arrive } from './arrive.ts';
import { changeView } from './changeView.ts';
import type { LazyRouter, ShopRouter } from './LazyRouter.ts';
import type { ScrollRestoration } from './scrollRestoration.ts';

/** Parameters of a link after which the page takes the place of the one that has the link; no part of its address. */
const replacing = ['removeCurrentAndNavigateTo', 'replaceBackTo', 'replaceCurrentRoute'];

/** Takes the parameters that replace the current entry off an address; whether it had one. */
function takeReplacing({ searchParams }: URL): boolean {
  const given = replacing.filter((name) => searchParams.has(name));
  for (const name of given) searchParams.delete(name);
  return given.length > 0;
}

/** As many as browsers follow, about. */
const maxRedirects = 20;

/** What identifies a page. A hash is only a position inside a page. */
const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search;

export interface ShopRouterInput {
  lazy: LazyRouter;
  routes: readonly PageRoute[];
  stores: Stores;
  /** The page that the server rendered, and its address. */
  first: { page: Page; address: string };
  scroll: ScrollRestoration;
  /** Of the shop, for the addresses in a page's head. */
  origin: string;
  /** Fetches pages before they are opened. @default none is */
  prefetcher?: Pick<PagePrefetcher, 'prefetch'>;
  /** Has the history, and loads documents. @default the browser's */
  window?: Window;
}

/**
 * How a page is opened in the browser. One that cannot be opened inside the shop is loaded as a document, which can show
 * what is wrong.
 */
function browserHost({ lazy, stores, window: { location } = window }: ShopRouterInput): RouteHost {
  /** How many pages in a row have redirected. */
  let redirects = 0;
  const open = async (route: PageRoute, context: PageContext): Promise<OpenedPage | Response> => {
    const { url, signal } = context;
    if (route.reloads) return redirectDocument(url.href);
    const opened = await openRoute(route, context);
    signal.throwIfAborted();
    if ('leave' in opened) return redirectDocument(opened.leave);
    if ('head' in opened) {
      redirects = 0;
      // The server knows more about a missing page: it may be another part of the shop, or not exist at all.
      return opened.status === 404 ? redirectDocument(url.href) : opened;
    }
    const to = stores.site.href(opened.redirect);
    redirects += 1;
    // The browser tells the shopper of redirects that never end.
    if (opened.document || redirects > maxRedirects) return redirectDocument(to);
    // Back must not lead to an entry that only leads on.
    return addressOf(url) === addressOf(location) ? replace(to) : redirect(to);
  };
  return {
    contextOf: () => ({ stores }),
    open: (route, context) =>
      open(route, context).catch((error: unknown) => {
        if (context.signal.aborted) {
          lazy.notifyRouteEnd('cancelled');
          throw error;
        }
        lazy.notifyFailure(context.url.pathname);
        return redirectDocument(context.url.href);
      }),
  };
}

/** Creates the router, which takes over the page that the server rendered without loading it again. */
export function createShopRouter(input: ShopRouterInput): ShopRouter {
  const { lazy, stores, first, scroll, origin, prefetcher, window: view = window } = input;
  const routes = routeObjects(input.routes, browserHost(input));
  const found = matchedRoute(routes, view.location.pathname);
  const isFirst = found && addressOf(view.location) === first.address;
  const router = createBrowserRouter(routes, {
    window: view,
    ...(isFirst
      ? { hydrationData: { loaderData: { [found.id]: hydrated(found.route, first.page, stores) } } }
      : {}),
  });
  router.enableScrollRestoration(
    scroll.positions,
    () => view.scrollY,
    ({ key }) => key,
  );
  followRouter(router, { lazy, stores, scroll, origin });
  const revalidate = () => void router.revalidate();
  // What a page on its way has asked for may have failed before the network came back: it is asked for again.
  view.addEventListener('online', () => router.state.navigation.state !== 'idle' && revalidate());
  return {
    navigate(url, { keepsPlace = false, replace: isReplacing = false, staysInView = isReplacing }) {
      const takesPlace = takeReplacing(url) || isReplacing;
      const { location } = router.state;
      const to = addressOf(url) + url.hash;
      return router.navigate(to, {
        // As the browser does for a link to the page that is shown.
        replace: takesPlace || to === addressOf(location) + location.hash,
        preventScrollReset: keepsPlace || (staysInView && url.pathname === location.pathname),
        viewTransition: true,
      });
    },
    prefetch(url) {
      const destination = matchedRoute(routes, url.pathname);
      if (!destination || addressOf(url) === addressOf(router.state.location)) return;
      const route = availableRoute(destination.route, stores);
      // A page that is loaded as a document needs none of this.
      if (!route.reloads) prefetcher?.prefetch({ route, params: destination.params, url });
    },
    revalidate,
  };
}

/** What the loader would have answered for the page that the server rendered. */
const hydrated = (route: PageRoute, page: Page, stores: Stores): OpenedPage => ({
  ...{ route: availableRoute(route, stores), page },
  head: { title: document.title },
});

/** Shows what the router has opened. */
function followRouter(
  router: DataRouter,
  { lazy, stores, scroll, origin }: Pick<ShopRouterInput, 'lazy' | 'stores' | 'scroll' | 'origin'>,
): void {
  let { location } = router.state;
  let opened = openedPage(router.state.matches, router.state.loaderData);
  router.subscribe((state, { viewTransitionOpts }) => {
    const isNavigating = state.navigation.state !== 'idle' || state.revalidation === 'loading';
    const next = openedPage(state.matches, state.loaderData);
    const isArrival = state.location !== location || opened === undefined;
    if (!state.initialized || !next || (!isArrival && next === opened))
      return lazy.show({ ...lazy.get(), isNavigating: isNavigating || !state.initialized });
    if (next !== opened) {
      lazy.notifyRouteEnd('success');
      applyHead(next.head, origin, (path) => stores.site.href(path));
    }
    ({ location } = state);
    opened = next;
    scroll.shownKey = location.key;
    const { route, page } = next;
    const view = pageView(page, { id: route.id, isPersonal: isPersonalPage(route, page) }, location);
    const isOtherPage = view.key !== lazy.get().key;
    const show = () => lazy.show({ ...view, isNavigating });
    if (isOtherPage) return changeView(show, () => arrive(state, true), viewTransitionOpts !== undefined);
    show();
    // After React has rendered the page.
    if (isArrival) requestAnimationFrame(() => arrive(state, false));
  });
}
