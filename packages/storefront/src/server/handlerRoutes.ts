import {
  data,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { loadMessages } from '@touchline/features/i18n';
import { localPath } from '../app/address.ts';
import { stopOf } from '../app/guards.ts';
import { openRoute, type Opened } from '../app/openRoute.ts';
import { messagesOf, type PageContext } from '../app/page.ts';
import { availableRoute, loginTarget, type PageRoute } from '../app/routes.ts';
import type { Stores } from '../app/Stores.ts';

/** A navigation that a store requested while handling the request: below the site path, or away from the shop. */
export interface RequestedNavigation {
  to?: string;
  leave?: string;
}

/** The pages of a site as routes of the router's request handler; each carries its `PageRoute` as `handle`. */
export function handlerRoutes(
  stores: Stores,
  routes: readonly PageRoute[],
  requestedNavigation: RequestedNavigation,
): RouteObject[] {
  return routes.map((route, at) =>
    routeObject(availableRoute(route, stores), `${route.id}:${at}`, stores, requestedNavigation),
  );
}

function routeObject(
  route: PageRoute,
  id: string,
  stores: Stores,
  requestedNavigation: RequestedNavigation,
): RouteObject {
  const context = ({ request, params }: LoaderFunctionArgs): PageContext => ({
    stores,
    url: new URL(request.url),
    params,
    target: loginTarget(new URL(request.url)),
    signal: request.signal,
  });
  return {
    id,
    path: route.path,
    handle: route,
    loader: async (given: LoaderFunctionArgs) => {
      const opened = await openRoute(route, context(given));
      if (requestedNavigation.to !== undefined) throw redirect(inSite(stores, requestedNavigation.to));
      return answerOf(opened, stores);
    },
    action: async (given: LoaderFunctionArgs) => {
      const asked = context(given);
      const stop = stopOf(route.guard, asked);
      if (stop) return redirect('leave' in stop ? stop.leave : inSite(stores, stop.redirect), 303);
      const { page } = await route.load();
      if ('redirect' in page || !page.action) return data(null, { status: 405 });
      await loadMessages(stores.translator, messagesOf(page));
      const result = await page.action({ ...asked, form: await given.request.formData() });
      if (requestedNavigation.leave !== undefined) return redirectDocument(requestedNavigation.leave, 303);
      if (requestedNavigation.to !== undefined) return redirect(inSite(stores, requestedNavigation.to), 303);
      if ('redirect' in result) return redirect(inSite(stores, result.redirect), 303);
      if ('leave' in result) return redirectDocument(result.leave, 303);
      return data(null, {
        status: result.status,
        ...(result.headers ? { headers: result.headers } : {}),
      });
    },
  };
}

/** The address of a redirect that stays in this site, whoever has named it; the home page for any other. */
const inSite = ({ site }: Stores, path: string): string => site.href(localPath(path) ?? '/');

function answerOf(result: Opened, stores: Stores) {
  if ('head' in result) return data(result, { status: result.status ?? 200 });
  if ('leave' in result) throw redirect(result.leave, 302);
  throw redirect(inSite(stores, result.redirect), result.permanent ? 301 : 302);
}
