import * as sites from '@touchline/contract/client/site';
import { getNavigation } from '@touchline/contract/client/catalogue';
import type { Transport } from '@touchline/contract/client/transport';
import type { FlagValues } from '@touchline/contract/flags/flagTable';
import type { ContentFrame } from '@touchline/contract/content/schema';
import type { MarketSummary, Site } from '@touchline/contract/market/schema';
import type { NavigationNode } from '@touchline/contract/product/schema';
import type { PublicCallCache } from '../cache/PublicCallCache.ts';

/** Data that is the same on all pages of a site. */
export interface SiteData {
  site: Site;
  frame: ContentFrame;
  navigation: NavigationNode[];
  markets: MarketSummary[];
  /** The flags of a visitor without an id: the same for everybody. */
  flags: FlagValues;
}

/** Loads the data that is the same on all pages; `undefined` when there is no such site. */
export async function siteData(
  call: Transport,
  brand: string,
  answers: PublicCallCache,
): Promise<SiteData | undefined> {
  const path = call.sitePath;
  const site = await answers.of(`site ${path}`, () => sites.getSite(call));
  if (!site) return undefined;
  const [frame, navigation, markets, flags] = await Promise.all([
    answers.of(`frame ${path} ${brand}`, () => sites.getFrame(call, brand)),
    answers.of(`navigation ${path}`, () => getNavigation(call)),
    answers.of('markets', () => sites.listMarkets(call)),
    answers.of(`flags ${path} ${brand}`, () =>
      sites.getFeatures(call, { brand, country: site.market.country }),
    ),
  ]);
  return { site, frame, navigation, markets, flags };
}
