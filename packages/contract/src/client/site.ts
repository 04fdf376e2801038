import type {
  AppDevice,
  AppRating,
  ArticleList,
  ContentFrame,
  ContentPage,
  PageAddress,
} from '../content/schema.ts';
import type { FlagValues } from '../flags/flagTable.ts';
import type { MarketSummary, ShopLocation, Site } from '../market/schema.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';
import { orUndefined } from './orUndefined.ts';

const content = lazyCalls(() => import('../content/endpoints.ts'));
const market = lazyCalls(() => import('../market/endpoints.ts'));

/** Returns the market and language of the transport's site path; `undefined` when there is no such site. */
export async function getSite(call: Transport): Promise<Site | undefined> {
  return orUndefined(call((await market()).getSite, { params: { sitePath: call.sitePath } }));
}

/** Returns all markets, for the country selection. */
export async function listMarkets(call: Transport): Promise<MarketSummary[]> {
  return call((await market()).listMarkets);
}

/** Returns every country that has a shop, here or at another origin. */
export async function listLocations(call: Transport): Promise<ShopLocation[]> {
  return call((await market()).listLocations);
}

/** Returns the address of a page in another language. */
export async function translateUrl(
  call: Transport,
  query: { srcLocale: string; destLocale: string; path: string },
): Promise<string> {
  return (await call((await market()).translateUrl, { query })).path;
}

/** Who the feature flags are evaluated for. Without `userId`: the values that hold for everybody. */
export interface FlagVisitor {
  userId?: string;
  brand: string;
  country: string;
}

/** Returns the feature flags of a visitor, in whichever spelling the back end uses. */
export async function getFeatures(call: Transport, visitor: FlagVisitor): Promise<FlagValues> {
  const { readFlags } = await import('../flags/values.ts');
  return readFlags(await call((await market()).getFeatures, { query: { ...visitor } }));
}

/** Returns the header and footer. */
export async function getFrame(call: Transport, brand: string): Promise<ContentFrame> {
  return call((await content()).getFrame, { query: { brand } });
}

/** Returns a content page; `undefined` when there is none with this key. */
export async function getPage(call: Transport, key: string, brand: string): Promise<ContentPage | undefined> {
  return orUndefined(call((await content()).getPage, { params: { key }, query: { brand } }));
}

/** Returns a page of the list of articles; `undefined` when there is none. */
export async function listArticles(
  call: Transport,
  page: number,
  brand: string,
): Promise<ArticleList | undefined> {
  return orUndefined(call((await content()).listArticles, { query: { brand, page: String(page) } }));
}

/** Returns the addresses of all content pages of a site. */
export async function listContentAddresses(call: Transport, brand?: string): Promise<PageAddress[]> {
  const query = brand === undefined ? {} : { brand };
  return (await call((await content()).listContentAddresses, { query })).addresses;
}

/** Returns a content page with the draft of a preview; `undefined` when the preview is over, or of another page. */
export async function getPagePreview(
  call: Transport,
  key: string,
  { brand, preview }: { brand: string; preview: string },
): Promise<ContentPage | undefined> {
  return orUndefined(call((await content()).getPagePreview, { params: { key }, query: { brand, preview } }));
}

/** Returns how the shop's app is rated on such a device; `undefined` when it is not. */
export async function getAppRating(
  call: Transport,
  brand: string,
  deviceType: AppDevice,
): Promise<AppRating | undefined> {
  return orUndefined(call((await content()).getAppRating, { query: { brand, deviceType } }));
}
