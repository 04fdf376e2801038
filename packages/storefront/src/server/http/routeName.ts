import { pathOf, surfaces } from '@touchline/contract/endpoint';
import { endpoints } from '@touchline/contract/endpoints';
import { splitSitePath } from '../../routes/urls.ts';
import { pageRoutes } from '../../routes/routes.ts';
import { protectedValuesPath } from '../../state/state.ts';

const segmentsOf = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => path.split('/')).filter((part) => /^[\w.-]+$/.test(part)));

const machineWords = segmentsOf([
  ...endpoints.flatMap((endpoint) => surfaces.map((surface) => pathOf(endpoint, surface))),
  ...[
    protectedValuesPath,
    '/healthz',
    '/readyz',
    '/mailbox',
    '/desk/content',
    '/desk/sign-in',
    '/robots.txt',
    '/sitemap.xml',
    '/sandbox/card',
    '/sandbox/pay',
    '/sandbox/step',
    '/sandbox/identity/authorize',
  ],
]);
const pageWords = segmentsOf(pageRoutes('').map(({ path }) => path));

/**
 * The kind of an address, for logs: `/:site/checkout/payment`, `/api/chk/baskets/{}/items`. Only words of the shop's own
 * routes are kept; names, numbers and anything else in an address become a star.
 */
export function routeName(pathname: string): string {
  if (/^\/(assets|media)\//.test(pathname)) return pathname.slice(0, pathname.indexOf('/', 1));
  const first = pathname.split('/', 2)[1] ?? '';
  if (machineWords.has(first)) return starred(pathname, machineWords);
  const { sitePath, rest } = splitSitePath(pathname);
  const page = starred(rest, pageWords);
  return sitePath === undefined ? page : `/:site${page === '/' ? '' : page}`;
}

function starred(path: string, words: ReadonlySet<string>): string {
  const parts = path.split('/').filter(Boolean);
  const kept: string[] = [];
  for (const part of parts) {
    const word = words.has(part) ? part : part.endsWith('.html') ? '*.html' : '*';
    if (word !== '*' || kept.at(-1) !== '*') kept.push(word);
    if (kept.length === 12) break;
  }
  return `/${kept.join('/')}`;
}
