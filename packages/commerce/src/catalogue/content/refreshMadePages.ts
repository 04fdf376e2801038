import type { CommerceContext } from '../../app/CommerceContext.ts';
import { makeFrame, makeHome } from './makePages.ts';

/**
 * Makes the pages that the shop's brand has not written of the catalogue, again when that has changed: of the market that has
 * most products, because lists that another one lacks are left out there. While the database is away what was made stays.
 */
export async function refreshMadePages(
  shop: Pick<
    CommerceContext,
    'content' | 'brand' | 'catalogue' | 'catalogueVersion' | 'markets' | 'openMarkets'
  >,
): Promise<void> {
  const { made, brands } = shop.content;
  const pages = brands.get(shop.brand);
  if (!made || !pages || (!made.home && !made.frame)) return;
  try {
    const version = await shop.catalogueVersion.current();
    if (made.version === version) return;
    const sites = (await shop.openMarkets.all()).flatMap((market) => {
      const [language] = market.languages;
      return language ? [{ market, language }] : [];
    });
    const indexes = await Promise.all(sites.map((site) => shop.catalogue.index(site)));
    const [index] = indexes.toSorted((one, other) => other.ids.length - one.ids.length);
    if (!index) return;
    const languages = [...new Set(['en', ...shop.markets.languages])];
    const home = made.home ? makeHome(index, languages) : pages.home;
    const frame = made.frame ? { frame: makeFrame(index, languages, pages.pages) } : {};
    shop.content.brands = new Map([...shop.content.brands, [shop.brand, { ...pages, home, ...frame }]]);
    made.version = version;
  } catch (error) {
    if (made.version === undefined) throw error;
  }
}
