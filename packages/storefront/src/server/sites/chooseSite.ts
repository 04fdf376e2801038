import type { MarketSummary } from '@touchline/contract/market/schema';

/** What is known of a visitor who asks for an address without a site path. */
export interface SitePreferences {
  /** The site path that they have chosen before. */
  chosen?: string | undefined;
  /** The country they are in. */
  country?: string | undefined;
  acceptLanguage?: string | null;
}

interface SiteLanguage {
  country: string;
  code: string;
  sitePath: string;
}

/**
 * The site path for an address that has none: the one chosen before; else that of the visitor's country, in the language
 * of the browser; else the first of the browser's languages that the shop has; else the first site. Always a site that
 * exists, so the redirect to it is the last one.
 */
export function chooseSite(
  markets: readonly Pick<MarketSummary, 'country' | 'languages'>[],
  { chosen, country, acceptLanguage }: SitePreferences,
): string | undefined {
  const sites = markets.flatMap((market) =>
    market.languages.map(({ code, sitePath }) => ({ country: market.country, code, sitePath })),
  );
  const wanted = languagesOf(acceptLanguage ?? '');
  const here = sites.filter((site) => site.country === country);
  const found =
    sites.find(({ sitePath }) => sitePath === chosen) ??
    inLanguage(here, wanted) ??
    here[0] ??
    exact(sites, wanted) ??
    inLanguage(sites, wanted) ??
    sites[0];
  return found?.sitePath;
}

/** The languages of a browser, most wanted first; those it refuses are left out. */
function languagesOf(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((part, at) => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim());
      const quality = parameters.find((each) => each.startsWith('q='))?.slice(2);
      const weight = Number(quality ?? '1');
      return { tag, at, weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .map(({ tag }) => tag.toLowerCase());
}

const exact = (sites: readonly SiteLanguage[], wanted: readonly string[]) =>
  wanted
    .map((tag) => sites.find(({ code, country }) => `${code}-${country}`.toLowerCase() === tag))
    .find(Boolean);

const languageOf = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];

const inLanguage = (sites: readonly SiteLanguage[], wanted: readonly string[]) =>
  wanted
    .map(
      (tag) =>
        sites.find(({ code }) => code.toLowerCase() === tag) ??
        sites.find(({ code }) => languageOf(code) === languageOf(tag)),
    )
    .find(Boolean);
