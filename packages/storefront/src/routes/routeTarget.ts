import { generatePath } from 'react-router-dom';
import type { PageRoute } from './routes.ts';

/** Parameters of the login page that name a route and its params: `goTo=OrderPage&goToParams={"orderId":"TL-1"}`. */
const names = { route: 'goTo', params: 'goToParams' } as const;

/**
 * Where a page leads by the name of a route and its params, below the site path; params that are no part of the path
 * are its query. `undefined` when no route is named, the route is unknown, or a part of its path is missing.
 */
export function routeTarget(routes: readonly PageRoute[], { searchParams }: URL): string | undefined {
  const name = searchParams.get(names.route);
  const route = name === null ? undefined : routes.find((each) => each.name === name);
  if (!route) return undefined;
  const params = paramsOf(searchParams.get(names.params));
  const keys = [...route.path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  if (keys.some((key) => params[key] === undefined)) return undefined;
  const query = new URLSearchParams(Object.entries(params).filter(([key]) => !keys.includes(key))).toString();
  return generatePath(`/${route.path}`, params) + (query ? `?${query}` : '');
}

/** Texts and numbers only; anything else in the parameter is left out. */
function paramsOf(text: string | null): Record<string, string> {
  try {
    const params: unknown = JSON.parse(text ?? '{}');
    if (typeof params !== 'object' || params === null) return {};
    return Object.fromEntries(
      Object.entries(params).flatMap(([key, value]: [string, unknown]) =>
        typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
      ),
    );
  } catch {
    return {};
  }
}
