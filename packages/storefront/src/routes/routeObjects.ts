import {
  data,
  matchRoutes,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { loadMessages } from '@touchline/features/platform/i18n';
import { localPath } from './urls.ts';
import { stopOf } from './guards.ts';
import { openRoute, type Opened, type OpenedPage } from './openRoute.ts';
import { messagesOf, type PageContext, type PageServerPart } from './page.ts';
import { availableRoute, loginTarget, type PageRoute } from './routes.ts';
import type { Stores } from '../state/Stores.ts';

/** A navigation that a store requested while handling the request: below the site path, or away from the shop. */
export interface RequestedNavigation {
  to?: string;
  leave?: string;
}

/** What a request for a page is handled with. */
export interface RouteContext {
  stores: Stores;
  /** Where stores navigate while they handle the request. @default they navigate by themselves */
  requestedNavigation?: RequestedNavigation;
}

/** What differs between the places that the routes are used in: the server, the browser and Storybook. */
export interface RouteHost {
  contextOf(request: LoaderFunctionArgs): RouteContext | Promise<RouteContext>;
  /** Opens a page, or answers in place of it. @default `openRoute` */
  open?(route: PageRoute, context: PageContext): Promise<Opened | Response>;
  /** Leads to an address outside the site. @default a new document */
  leave?(address: string, status: number): Response;
  /** What handles the forms of a page, by the id of its route. @default the browser posts them */
  serverPartOf?(id: string): Promise<PageServerPart>;
}

/** A route of React Router that stands for a page; `handle` is its row in the table of routes. */
export type PageRouteObject = RouteObject & { id: string; handle: PageRoute };

/** What identifies a page. A hash is only a position inside a page. */
export const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + search;

/** The table of routes for React Router: its loader answers with an `OpenedPage`, its action handles a form. */
export function routeObjects(routes: readonly PageRoute[], host: RouteHost): PageRouteObject[] {
  return routes.map((route, index) => ({
    id: `${route.id}:${index}`,
    path: route.path,
    handle: route,
    // Whatever is around the routes shows the page.
    element: null,
    loader: (request) => load(route, request, host),
    // A hash is only a position inside the page that is shown: what has been typed there stays.
    shouldRevalidate: ({ currentUrl: from, nextUrl: to, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (addressOf(from) !== addressOf(to) || from.hash === to.hash),
    ...(host.serverPartOf ? { action: (request) => handleForm(route, request, host) } : {}),
  }));
}

/** The row of the table for a path, and the variable parts of the path. */
export function matchedRoute(
  routes: readonly RouteObject[],
  pathname: string,
): { id: string; route: PageRoute; params: PageContext['params'] } | undefined {
  const match = matchRoutes([...routes], pathname)?.at(-1);
  return match && { id: match.route.id ?? '', route: match.route.handle as PageRoute, params: match.params };
}

/** What the loader of the matched page answered; `undefined` while there is nothing yet. */
export function openedPage(
  matches: readonly { route: { id?: string | undefined } }[],
  loaderData: Readonly<Record<string, unknown>>,
): OpenedPage | undefined {
  return loaderData[matches.at(-1)?.route.id ?? ''] as OpenedPage | undefined;
}

interface Handled extends RouteContext {
  route: PageRoute;
  context: PageContext;
}

async function handled(route: PageRoute, given: LoaderFunctionArgs, host: RouteHost): Promise<Handled> {
  const { request, params } = given;
  const { stores, ...rest } = await host.contextOf(given);
  const url = new URL(request.url);
  const context = { stores, url, params, target: loginTarget(url), signal: request.signal };
  return { ...rest, stores, route: availableRoute(route, stores), context };
}

/** The address of a redirect that stays in this site, whoever has named it; the home page for any other. */
const inSite = ({ site }: Stores, path: string): string => site.href(localPath(path) ?? '/');

async function load(requested: PageRoute, given: LoaderFunctionArgs, host: RouteHost) {
  const { open = openRoute, leave = redirectDocument } = host;
  const { stores, requestedNavigation, route, context } = await handled(requested, given, host);
  const opened = await open(route, context);
  if (opened instanceof Response) throw opened;
  if (requestedNavigation?.to !== undefined) throw redirect(inSite(stores, requestedNavigation.to));
  if ('head' in opened) return data(opened, { status: opened.status ?? 200 });
  if ('leave' in opened) throw leave(opened.leave, 302);
  throw redirect(inSite(stores, opened.redirect), opened.permanent ? 301 : 302);
}

async function handleForm(requested: PageRoute, given: LoaderFunctionArgs, host: RouteHost) {
  const { leave = redirectDocument, serverPartOf } = host;
  const { stores, requestedNavigation, route, context } = await handled(requested, given, host);
  const to = (path: string) => redirect(inSite(stores, path), 303);
  const stop = stopOf(route.guard, context);
  if (stop) return 'leave' in stop ? leave(stop.leave, 303) : to(stop.redirect);
  const [{ page }, server] = await Promise.all([route.load(), serverPartOf?.(route.id)]);
  if ('redirect' in page || !server?.action) return data(null, { status: 405 });
  await loadMessages(stores.translator, messagesOf(page));
  const result = await server.action({ ...context, form: await given.request.formData() });
  if (requestedNavigation?.leave !== undefined) return leave(requestedNavigation.leave, 303);
  if (requestedNavigation?.to !== undefined) return to(requestedNavigation.to);
  if ('redirect' in result) return to(result.redirect);
  if ('leave' in result) return leave(result.leave, 303);
  return data(null, { status: result.status, ...(result.headers ? { headers: result.headers } : {}) });
}
