import type { ReactNode } from 'react';
import { createBrowserRouter, redirect, redirectDocument, replace, RouterProvider } from 'react-router-dom';
import { openRoute, type OpenedPage } from '../../routes/openRoute.ts';
import type { Page, PageContext } from '../../routes/page.ts';
import { addressOf, matchedRoute, routeObjects, type RouteHost } from '../../routes/routeObjects.ts';
import { availableRoute, type PageRoute } from '../../routes/routes.ts';
import type { Stores } from '../../state/Stores.ts';
import type { PagePrefetcher } from '../prefetch/PagePrefetcher.ts';
import {
  FollowedRouter,
  type EntryState,
  type FollowedRouterProps,
  type RouterControls,
} from './FollowedRouter.tsx';
import type { ShopRouter } from './LazyRouter.ts';
import { isStill } from './viewTransitions.ts';

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

export interface ShopRouterInput extends Omit<FollowedRouterProps, 'isFirstShown' | 'onReady'> {
  routes: readonly PageRoute[];
  /** The page that the server rendered, and its address. */
  first: { page: Page; address: string };
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

/** What the loader would have answered for the page that the server rendered. */
const hydrated = (route: PageRoute, page: Page, stores: Stores): OpenedPage => ({
  ...{ route: availableRoute(route, stores), page },
  head: { title: document.title },
});

/**
 * Creates the router, which takes over the page that the server rendered without loading it again. `render` is given the
 * router's provider, which stands beside the page; resolves once the router can be told where to go.
 */
export function createShopRouter(
  input: ShopRouterInput,
  render: (router: ReactNode) => void,
): Promise<ShopRouter> {
  const { first, prefetcher, routes: table, window: view = window, ...followed } = input;
  const { stores } = followed;
  const routes = routeObjects(table, browserHost(input));
  const found = matchedRoute(routes, view.location.pathname);
  const isFirst = addressOf(view.location) === first.address;

  const prefetch = (url: URL): void => {
    const destination = matchedRoute(routes, url.pathname);
    if (!destination || addressOf(url) === addressOf(view.location)) return;
    const route = availableRoute(destination.route, stores);
    // A page that is loaded as a document needs none of this.
    if (!route.reloads) prefetcher?.prefetch({ route, params: destination.params, url });
  };
  const shopRouter = ({ navigate, revalidate }: RouterControls): ShopRouter => ({
    navigate(url, { keepsPlace = false, replace: isReplacing = false, staysInView = isReplacing }) {
      const takesPlace = takeReplacing(url) || isReplacing;
      const to = addressOf(url) + url.hash;
      const isSamePage = url.pathname === view.location.pathname;
      const state: EntryState = { keepsPlace: keepsPlace || (staysInView && isSamePage) };
      void navigate(to, {
        // As the browser does for a link to the page that is shown.
        replace: takesPlace || to === addressOf(view.location) + view.location.hash,
        state,
        viewTransition: !isSamePage && !isStill(),
      });
    },
    prefetch,
    revalidate: () => void revalidate(),
  });

  return new Promise((resolve) => {
    const shown = (
      <FollowedRouter
        {...followed}
        isFirstShown={isFirst}
        onReady={(controls) => resolve(shopRouter(controls))}
      />
    );
    const loaderData =
      found && isFirst ? { [found.id]: hydrated(found.route, first.page, stores) } : undefined;
    const router = createBrowserRouter(
      [{ element: shown, hydrateFallbackElement: shown, children: routes }],
      {
        window: view,
        ...(loaderData ? { hydrationData: { loaderData } } : {}),
      },
    );
    render(<RouterProvider router={router} />);
  });
}
