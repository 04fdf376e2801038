import {
  data,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { loadMessages } from '@touchline/features/i18n';
import type { PageContext, PageResult } from '../app/page.ts';
import { pageRoutes, type PageRoute } from '../app/routes.ts';
import type { Stores } from '../app/Stores.ts';

/** A navigation that a store requested while handling the request: below the site path, or away from the shop. */
export interface RequestedNavigation {
  to?: string;
  leave?: string;
}

/** The pages of a site as routes of the router's request handler. */
export function handlerRoutes(
  stores: Stores,
  categories: readonly string[],
  requestedNavigation: RequestedNavigation,
): RouteObject[] {
  const routes = pageRoutes(stores.site.language.sitePath, categories);
  return routes.map((route, at) => routeObject(route, `${route.id}:${at}`, stores, requestedNavigation));
}

/** The page id of a route id. */
export const pageIdOf = (routeId: string): string => routeId.split(':')[0] ?? routeId;

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
    signal: request.signal,
  });
  return {
    id,
    path: route.path,
    lazy: async () => {
      const { page } = await route.load();
      return {
        loader: async (given: LoaderFunctionArgs) => {
          await loadMessages(stores.translator, page.messages);
          const result = await page.load(context(given));
          if (requestedNavigation.to !== undefined) throw redirect(stores.site.href(requestedNavigation.to));
          return answerOf(result, stores);
        },
        action: async (given: LoaderFunctionArgs) => {
          if (!page.action) return data(null, { status: 405 });
          await loadMessages(stores.translator, page.messages);
          const result = await page.action({ ...context(given), form: await given.request.formData() });
          if (requestedNavigation.leave !== undefined)
            return redirectDocument(requestedNavigation.leave, 303);
          if (requestedNavigation.to !== undefined)
            return redirect(stores.site.href(requestedNavigation.to), 303);
          if ('redirect' in result) return redirect(stores.site.href(result.redirect), 303);
          if ('leave' in result) return redirectDocument(result.leave, 303);
          return data(null, {
            status: result.status,
            ...(result.headers ? { headers: result.headers } : {}),
          });
        },
      };
    },
  };
}

function answerOf(result: PageResult, stores: Stores) {
  if ('head' in result) return data(result, { status: result.status ?? 200 });
  if ('leave' in result) throw redirect(result.leave, 302);
  throw redirect(stores.site.href(result.redirect), result.permanent ? 301 : 302);
}
