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
