import type { LegalPage, Site } from '@touchline/contract/market/schema';

/** The locale of a site, `ko-KR`. */
export const localeOf = ({ market, language }: Site): string =>
  language.code.includes('-') ? language.code : `${language.code}-${market.country}`;

/** The site path and the key of the page that a publication path names: `/kr/help/returns`; of `/kr` it is `home`. */
export function readPublicationPath(path: string): { readonly sitePath: string; readonly key: string } {
  const [, sitePath = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? [];
  return { sitePath, key: key || 'home' };
}

/** The key of a legal page of a market: of `/help/terms` it is `help/terms`. */
export const pageKey = ({ market }: Site, page: LegalPage): string =>
  (market.legal[page] ?? '').replace(/^\/+/, '');
