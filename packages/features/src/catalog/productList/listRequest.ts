import type { ListRequest } from '@touchline/contract/client/catalogue';
import { cleanSearchTerm } from '@touchline/contract/product/searchTerm';
import { sortOrders, type SortOrder } from '@touchline/contract/product/sortOrders';
import { readNumber } from '@touchline/design-system/readNumber';
import { choiceKeys, listFields, type ChoiceKey } from './listFields.ts';

/** The path of the search page below the site path. */
export const searchPath = '/search';

/** Parses `50-100`, `-100`, `50-`; `undefined` when it is not a range. Reversed bounds are swapped. */
export function readPrice(text: string): { from?: number; to?: number } | undefined {
  const match = /^(\d{0,9}(?:\.\d{1,3})?)-(\d{0,9}(?:\.\d{1,3})?)$/.exec(text);
  if (!match || (!match[1] && !match[2])) return undefined;
  const from = match[1] ? Number(match[1]) : undefined;
  const to = match[2] ? Number(match[2]) : undefined;
  const turned = from !== undefined && to !== undefined && from > to;
  return {
    ...(from === undefined ? {} : { from: turned ? to : from }),
    ...(to === undefined ? {} : { to: turned ? from : to }),
  };
}

/** Formats a price range for the address; `undefined` when both ends are open. */
export function writePrice(from: number | undefined, to: number | undefined): string | undefined {
  return from === undefined && to === undefined ? undefined : `${from ?? ''}-${to ?? ''}`;
}

/** The chosen values of one facet in a request. */
export function valuesOf(request: ListRequest, key: ChoiceKey): string[] {
  return (request[key] ?? '').split(',').filter(Boolean);
}

/** The page number of a request, from 1. */
export const pageOf = (request: ListRequest): number => Number(request.page ?? '1');

const isSortOrder = (text: string): text is SortOrder => (sortOrders as readonly string[]).includes(text);

/**
 * Parses the address of a list: `/gb/men/shoes?sport=running&sport=trail&price-from=50` and its short form
 * `/gb/men/shoes?sport=running,trail&price=50-` give the same request. The first path segment is the site path. Invalid
 * values (a page of -1, an unknown order, a price in words) are ignored. `decimals` are those of the currency, `locale` is
 * how the language writes an amount.
 */
export function listRequestFrom(url: URL, decimals?: number, locale?: string): ListRequest {
  const path = `/${url.pathname.split('/').slice(2).map(decoded).join('/')}`.replace(/\/+$/, '');
  const { searchParams } = url;
  const all = (name: string): string[] => searchParams.getAll(name).flatMap((text) => text.split(','));
  const request: ListRequest =
    path === searchPath
      ? {
          q: cleanSearchTerm(searchParams.get(listFields.term) ?? ''),
          ...(searchParams.has(listFields.words)
            ? { words: cleanSearchTerm(searchParams.get(listFields.words) ?? '') }
            : {}),
        }
      : { path: path.replace(/^\//, '') };

  for (const key of choiceKeys) {
    // Sorted, so that one set of choices has one address and one cache entry.
    const values = [...new Set(all(listFields[key]).map((value) => value.trim()))].filter(Boolean).sort();
    if (values.length) request[key] = values.join(',');
  }
  const whole = readPrice(searchParams.get(listFields.price) ?? '');
  const from = readNumber(searchParams.get(listFields.priceFrom) ?? '', decimals, locale) ?? whole?.from;
  const to = readNumber(searchParams.get(listFields.priceTo) ?? '', decimals, locale) ?? whole?.to;
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
  const keys = [listFields.term, listFields.words, ...choiceKeys, 'price', 'sort', 'page'] as const;
  const parameters = keys.flatMap((key) => {
    const value = request[key];
    // No words are another search than words that are not named. Commas between values stay, which is easier to read.
    return value || (key === listFields.words && value !== undefined)
      ? [`${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`]
      : [];
  });
  const path =
    request.q === undefined
      ? `/${(request.path ?? '').split('/').filter(Boolean).map(encodeURIComponent).join('/')}`
      : searchPath;
  return parameters.length ? `${path}?${parameters.join('&')}` : path;
}

/** The same list without filters, sort order and page. */
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
