import type { LegalPage, SiteMarket } from '@touchline/contract/market/schema';

/** The path of a legal page below the site path; `undefined` while the shop has not written it. */
export function legalPath(
  { legal, missingLegal = [] }: Pick<SiteMarket, 'legal' | 'missingLegal'>,
  page: LegalPage,
): string | undefined {
  const path = legal[page];
  return path === undefined || missingLegal.includes(page) ? undefined : `/${path.replace(/^\/+/, '')}`;
}
