import type { ListRequest } from '@touchline/contract/client/catalogue';
import { sortOrders, type SortOrder } from '@touchline/contract/product/sortOrders';
import { choiceKeys, listFields, type ChoiceKey } from './listFields.ts';

/** The path of the search page below the site path. */
export const searchPath = '/search';

/** What was typed into the search field without `% ? # & /` and outer white space. */
export function trimTerm(term: string): string {
  return term.replace(/[%?#&/]/g, '').trim();
}

/** Reads `50-100`, `-100`, `50-`; `undefined` when it is no range. Turned bounds are put right. */
export function readPrice(text: string): { from?: number; to?: number } | undefined {
  const match = /^(\d{0,9}(?:\.\d{1,2})?)-(\d{0,9}(?:\.\d{1,2})?)$/.exec(text);
  if (!match || (!match[1] && !match[2])) return undefined;
  const from = match[1] ? Number(match[1]) : undefined;
  const to = match[2] ? Number(match[2]) : undefined;
  const turned = from !== undefined && to !== undefined && from > to;
  return {
    ...(from === undefined ? {} : { from: turned ? to : from }),
    ...(to === undefined ? {} : { to: turned ? from : to }),
  };
}

/** Writes a price range as it stands in the address; `undefined` when both ends are open. */
export function writePrice(from: number | undefined, to: number | undefined): string | undefined {
  return from === undefined && to === undefined ? undefined : `${from ?? ''}-${to ?? ''}`;
}

/** What a shopper typed as a price: digits with a point or a comma; `undefined` for anything else. */
export function readAmount(text: string): number | undefined {
  const match = /^\D*(\d{1,9}(?:[.,]\d{1,2})?)\D*$/.exec(text.trim());
  return match?.[1] ? Number(match[1].replace(',', '.')) : undefined;
}

/** The values of one facet that a request has chosen. */
export function valuesOf(request: ListRequest, key: ChoiceKey): string[] {
  return (request[key] ?? '').split(',').filter(Boolean);
}

/** The page a request asks for, from 1. */
export const pageOf = (request: ListRequest): number => Number(request.page ?? '1');

const isSortOrder = (text: string): text is SortOrder => (sortOrders as readonly string[]).includes(text);

/**
 * What the address of a list asks for: `/gb/men/shoes?sport=running&sport=trail&price-from=50` and its short form
 * `/gb/men/shoes?sport=running,trail&price=50-` give the same request. The first path segment is the site path.
 * What cannot be read (a page of -1, an unknown order, a price in words) is left out.
 */
export function listRequestFrom(url: URL): ListRequest {
  const path = `/${url.pathname.split('/').slice(2).map(decoded).join('/')}`.replace(/\/+$/, '');
  const { searchParams } = url;
  const all = (name: string): string[] => searchParams.getAll(name).flatMap((text) => text.split(','));
  const request: ListRequest =
    path === searchPath
      ? { q: trimTerm(searchParams.get(listFields.term) ?? '') }
      : { path: path.replace(/^\//, '') };

  for (const key of choiceKeys) {
    // Sorted, so that one choice has one address and is kept once.
    const values = [...new Set(all(listFields[key]).map((value) => value.trim()))].filter(Boolean).sort();
    if (values.length) request[key] = values.join(',');
  }
  const whole = readPrice(searchParams.get(listFields.price) ?? '');
  const from = readAmount(searchParams.get(listFields.priceFrom) ?? '') ?? whole?.from;
  const to = readAmount(searchParams.get(listFields.priceTo) ?? '') ?? whole?.to;
  const range = readPrice(`${from ?? ''}-${to ?? ''}`);
  const price = range && writePrice(range.from, range.to);
  if (price) request.price = price;

  const sort = searchParams.get(listFields.sort) ?? '';
  if (isSortOrder(sort) && sort !== 'pick') request.sort = sort;
  const page = searchParams.get(listFields.page) ?? '';
  if (/^[1-9]\d{0,4}$/.test(page) && page !== '1') request.page = page;
  return request;
}

/** The address of a request below the site path, with its parameters always in the same order. */
export function listPath(request: ListRequest): string {
  const parameters = ([listFields.term, ...choiceKeys, 'price', 'sort', 'page'] as const).flatMap((key) => {
    const value = request[key];
    // Commas between values stay readable.
    return value ? [`${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`] : [];
  });
  const path =
    request.q === undefined
      ? `/${(request.path ?? '').split('/').filter(Boolean).map(encodeURIComponent).join('/')}`
      : searchPath;
  return parameters.length ? `${path}?${parameters.join('&')}` : path;
}

/** The same list without filters, order and page. */
export function unfiltered({ path, q }: ListRequest): ListRequest {
  return { ...(path === undefined ? {} : { path }), ...(q === undefined ? {} : { q }) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
