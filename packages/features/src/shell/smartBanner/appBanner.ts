import type { AppRating, SmartBannerContent } from '@touchline/contract/content/schema';
import type { Picture } from '@touchline/contract/picture';

/** The banner of the app, as it is shown. */
export interface AppBanner {
  title: string;
  statement: string;
  appLogo: Picture;
  ctaText: string;
  ctaUrl: string;
  /** Colour behind it. */
  background: string;
  rating: AppRating | undefined;
}

/** Height of the banner, and how far a page is scrolled when it goes, in pixels. */
export const smartBannerHeight = 70;

/** The banner by what the brand has written; `undefined` where that leads nowhere. */
export function appBanner(content: SmartBannerContent, rating: AppRating | undefined): AppBanner | undefined {
  const [call] = content.calls_to_action;
  if (!call) return undefined;
  return {
    title: content.title,
    statement: content.statement_text,
    appLogo: content.head_image,
    ctaText: call.cta_text,
    ctaUrl: call.external_link,
    background: content.background_color,
    rating,
  };
}

/** Where the banner leads on a page: to the product of that page in the app. `path` is below the site path. */
export function addressInApp(address: string, path: string): string {
  const product = /^\/[^/]+\/([^/.]+)\.html$/.exec(path)?.[1];
  if (product === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}product=${product}`;
}

/** A number of ratings: in thousands above 999, `12K`. */
export const shortCount = (count: number): string =>
  count > 999 ? `${Math.floor(count / 1000)}K` : String(count);
