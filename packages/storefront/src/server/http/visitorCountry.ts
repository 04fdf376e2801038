import { unknownRegion } from '@touchline/contract/consent/rules';
import { isCrawler } from './isCrawler.ts';

/** Finds out the country that a request comes from, as two capital letters; `undefined` where it is not known. */
export type FindCountry = (request: Request) => string | undefined;

/** Codes that stand for no country: unknown, and networks that hide it. */
const noCountry = new Set(['XX', 'ZZ', 'T1', 'A1', 'A2', 'AP', 'EU']);

/** The country as a proxy or CDN tells it in a header. */
export function countryFromHeader(name: string | undefined): FindCountry {
  return ({ headers }) => {
    const code = name === undefined ? undefined : headers.get(name)?.trim().toUpperCase();
    return code && /^[A-Z]{2}$/.test(code) && !noCountry.has(code) ? code : undefined;
  };
}

/** The same, but never of a crawler: it has to find every site, wherever its machine is. */
export function countryOfPerson(find: FindCountry): FindCountry {
  return (request) => (isCrawler(request.headers) ? undefined : find(request));
}

/** Finds out the region that a request comes from, by ISO 3166-2: `CA-QC`, or `ZZ`. */
export type FindRegion = (request: Request) => string;

/** The region as a proxy or CDN tells it in a header: by its whole code, or by its part below the country. */
export function regionFromHeader(name: string | undefined, findCountry: FindCountry): FindRegion {
  return (request) => {
    const code = name === undefined ? undefined : request.headers.get(name)?.trim().toUpperCase();
    if (!code) return unknownRegion;
    if (/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(code)) return code;
    const country = findCountry(request);
    return country !== undefined && /^[A-Z0-9]{1,3}$/.test(code) ? `${country}-${code}` : unknownRegion;
  };
}
