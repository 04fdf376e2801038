import { routeMatcher } from '../app/matchRoute.ts';
import { pageRoutes, routeNamed, type PageRoute } from '../app/routes.ts';

/** The page for what is not found. */
export const notFoundRoute = routeNamed([], 'GlassNotFoundPage');

/** By site path. Two letters, so there are few. */
const matchers = new Map<string, ReturnType<typeof routeMatcher>>();

function matcherOf(sitePath: string): ReturnType<typeof routeMatcher> {
  const known = matchers.get(sitePath) ?? routeMatcher(pageRoutes(sitePath));
  matchers.set(sitePath, known);
  return known;
}

/** The route of an address, as the browser finds it too. */
export const routeAt = ({ pathname }: URL, sitePath: string): PageRoute =>
  matcherOf(sitePath)(pathname)?.route ?? notFoundRoute;

/** Whether a page is rendered for its visitor, as one with a guard always is. */
export const isPersonal = async ({ guard, load }: PageRoute): Promise<boolean> =>
  guard !== undefined || ((await load()).page.isPersonal ?? false);
