import { parse } from 'regexparam';
import type { PageRoute } from './routes.ts';

export interface MatchedRoute {
  route: PageRoute;
  /** The variable parts of the address, decoded. */
  params: Readonly<Record<string, string | undefined>>;
}

/** An encoded slash is part of a name and separates nothing. */
const decodeSegments = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => decode(segment).replaceAll('/', '%2F'))
    .join('/');

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns a function that finds the first of the routes that matches a path. */
export function routeMatcher(routes: readonly PageRoute[]): (pathname: string) => MatchedRoute | undefined {
  // `men/*` also matches `men` itself.
  const patterns = routes.map((route) => ({ route, ...parse(route.path.replace(/\/\*$/, '/*?')) }));
  return (pathname) => {
    const path = decodeSegments(pathname);
    for (const { route, keys, pattern } of patterns) {
      const match = pattern.exec(path);
      if (!match) continue;
      const params = keys.map((key, at) => [key, match[at + 1]?.replaceAll('%2F', '/')] as const);
      return { route, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}
