import { localeOf } from '@touchline/contract/market/locale';
import type { Site } from '@touchline/contract/market/schema';
import { contentRoots, sitePages } from '@touchline/contract/market/sitePages';
import { Failure } from '../failure/Failure.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

const productFile = /^[^/]+\/([^/]+)\.html$/;

/** The site of a locale, `en-GB` or `en_GB`; `undefined` when the shop has none. */
export function siteOfLocale(
  { markets }: Pick<CommerceContext, 'markets'>,
  locale: string,
): Site | undefined {
  const wanted = locale.replace('_', '-').toLowerCase();
  return markets.sites.find((site) => localeOf(site).toLowerCase() === wanted);
}

/** The address of a page on another site: the same product, list, content or search, with its query; or the home page. */
export async function translatedUrl(
  shop: CommerceContext,
  from: Site,
  to: Site,
  address: string,
): Promise<string> {
  const home = `/${to.language.sitePath}`;
  const url = parsed(address);
  if (!url) return home;
  const sitePrefix = new RegExp(`^/${from.language.sitePath}(?=/|$)`);
  const path = url.pathname
    .replace(/\/{2,}/g, '/')
    .replace(sitePrefix, '')
    .replace(/^\/|\/$/g, '');
  const there = await pathThere(shop, to, path);
  if (there === undefined) return home;
  return home + (there === '' ? '' : `/${there}`) + url.search;
}

function parsed(address: string): URL | undefined {
  // Two slashes would name another host.
  const path = `/${address.replace(/^[/\\]+/, '')}`;
  return URL.canParse(path, 'http://shop.invalid') ? new URL(path, 'http://shop.invalid') : undefined;
}

/** The path of a page below the site path of another site; `undefined` where the page does not exist there. */
async function pathThere(shop: CommerceContext, site: Site, path: string): Promise<string | undefined> {
  const [first = ''] = path.split('/', 1);
  if (sitePages.has(first)) return path;
  const segments = path.split('/').map(decoded);
  if (contentRoots.has(first)) return hasContent(shop, segments.join('/')) ? path : undefined;
  const id = productFile.exec(path)?.[1];
  if (id !== undefined) return productThere(shop, site, decoded(id));
  return (await shop.catalogue.hasList(site, segments)) ? path : undefined;
}

/** Its address has its name, which differs by language. */
async function productThere(shop: CommerceContext, site: Site, id: string): Promise<string | undefined> {
  try {
    const product = await shop.catalogue.product(site, id);
    return product.meta_data.canonical.replace(/^\//, '');
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return undefined;
    throw error;
  }
}

function hasContent({ content, brand, range }: CommerceContext, key: string): boolean {
  const pages = content.brands.get(brand) ?? content.brands.get(range);
  return (
    pages?.pages.some((page) => (key === 'blog' ? page.article !== undefined : page.key === key)) ?? false
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
