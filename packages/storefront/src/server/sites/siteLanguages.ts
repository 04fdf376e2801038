import type { MarketSummary } from '@touchline/contract/market/schema';

/**
 * The language of each site path, from the markets' data. Cached from the last successful load, because it is needed
 * when everything else has failed.
 */
export class SiteLanguages {
  private codes = new Map<string, string>();

  remember(markets: readonly Pick<MarketSummary, 'languages'>[]): void {
    const languages = markets.flatMap((market) => market.languages);
    this.codes = new Map(languages.map(({ sitePath, code }) => [sitePath, code]));
  }

  /** The language of a site, or else the browser's preferred one; `en` when neither is known. */
  of(sitePath: string | undefined, acceptLanguage: string | null): string {
    const asked = /^\s*([a-z]{2,3})\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase();
    return this.codes.get(sitePath ?? '') ?? asked ?? 'en';
  }
}
