import { createStaticHandler, type StaticHandler } from 'react-router-dom';
import { isPersonalPage } from '../../routes/openRoute.ts';
import { matchedRoute, routeObjects, type RouteContext } from '../../routes/routeObjects.ts';
import { pageRoutes, type PageRoute } from '../../routes/routes.ts';
import { serverPartOf } from '../render/serverPartOf.ts';

/** By site path. Two letters, so there are few. */
const handlers = new Map<string, StaticHandler>();

/** What handles the requests for pages of a site; `requestContext` of a query is its `RouteContext`. */
export function siteHandler(sitePath: string): StaticHandler {
  const known = handlers.get(sitePath);
  if (known) return known;
  const routes = routeObjects(pageRoutes(sitePath), {
    contextOf: ({ context }) => context as RouteContext,
    serverPartOf,
  });
  const handler = createStaticHandler(routes);
  handlers.set(sitePath, handler);
  return handler;
}

/**
 * The route of an address, as the browser finds it too; `undefined` for what not even the route for everything else
 * matches, such as a line break.
 */
export const routeAt = ({ pathname }: URL, sitePath: string): PageRoute | undefined =>
  matchedRoute(siteHandler(sitePath).dataRoutes, pathname)?.route;

/** Whether a page is rendered for its visitor; asked before the request is handled. */
export const isPersonal = async (route: PageRoute): Promise<boolean> =>
  isPersonalPage(route, (await route.load()).page);
