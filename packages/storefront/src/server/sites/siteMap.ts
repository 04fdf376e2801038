import { listAllProducts } from '@touchline/contract/client/catalogue';
import { listContentAddresses, listMarkets } from '@touchline/contract/client/site';
import { createTransport } from '@touchline/contract/client/transport';
import { getNavigation } from '@touchline/contract/client/catalogue';
import type { NavigationNode } from '@touchline/contract/product/schema';
import type { Config } from '../start/config.ts';
import { escapeHtml } from '../render/escapeHtml.ts';

type Fetch = (request: Request) => Promise<Response>;

const xml = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });

const transportOf = (fetch: Fetch, origin: string, sitePath: string) =>
  createTransport({ fetch, origin, sitePath, surface: () => 'chk' });

/** `/sitemap.xml`: the site maps of all sites. */
export async function siteMapIndex(fetch: Fetch, origin: string): Promise<Response> {
  const markets = await listMarkets(transportOf(fetch, origin, ''));
  const maps = markets
    .flatMap(({ languages }) => languages)
    .map(
      ({ sitePath }) => `<sitemap><loc>${escapeHtml(`${origin}/${sitePath}/sitemap.xml`)}</loc></sitemap>`,
    );
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>`,
  );
}

const pathsOf = (nodes: readonly NavigationNode[]): string[] =>
  nodes.flatMap((node) => [node.path, ...pathsOf(node.children)]);

/** `/gb/sitemap.xml`: every list, page and product of a site. At most 50,000 addresses, the protocol's limit. */
export async function siteMap(fetch: Fetch, origin: string, sitePath: string): Promise<Response> {
  const call = transportOf(fetch, origin, sitePath);
  const [navigation, pages] = await Promise.all([getNavigation(call), listContentAddresses(call)]);
  const urls = [
    ...['', ...new Set(pathsOf(navigation).map((path) => `/${path}`))].map((path) => ({
      path,
      modified: '',
    })),
    ...pages.map(({ url, modifiedDate = '' }) => ({ path: url, modified: modifiedDate })),
  ];
  for (let page = 1; urls.length < 49_000; page += 1) {
    const { addresses, total } = await listAllProducts(call, page);
    urls.push(
      ...addresses.map(({ url, modifiedDate }) => ({ path: url, modified: modifiedDate.slice(0, 10) })),
    );
    if (addresses.length === 0 || urls.length > total + navigation.length + pages.length + 1000) break;
  }
  const entries = urls.map(({ path, modified }) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : '';
    return `<url><loc>${escapeHtml(`${origin}/${sitePath}${path}`)}</loc>${lastmod}</url>`;
  });
  return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`);
}

/** `/robots.txt`. Pages that must not be indexed say so themselves, so they must stay crawlable. Only a shop in
 * production is for crawlers. */
export function robots({ origin, environment }: Pick<Config, 'origin' | 'environment'>): Response {
  const isForShoppers = environment === 'production';
  const text = !isForShoppers
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\nAllow: /api/docs\n\nSitemap: ${origin}/sitemap.xml\n`;
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
