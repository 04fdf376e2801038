import { sortOrders, type ListQuery, type SortOrder } from '@touchline/contract/product/schema';
import { parseMinor } from '@touchline/contract/money';
import { unreadable } from '../../kernel/failure/Failure.ts';
import { searchTerm } from './search/searchTerm.ts';

/** Cards per page. */
export const pageSize = 24;
const maxValues = 30;
const lastPage = 100_000;

/** The parsed and validated query of a list. Prices in whole minor units. */
export interface ListRequest {
  path: string[];
  /** Search term; `undefined` when the list is not a search. */
  term: string | undefined;
  /** Search only: the words to find where the rest of the term has become filters; then nothing is read out of it. */
  words: string | undefined;
  chosen: {
    category: string[];
    gender: string[];
    sport: string[];
    size: string[];
    color: string[];
    sale: string[];
  };
  price: { from: number | undefined; to: number | undefined } | undefined;
  sort: SortOrder | undefined;
  page: number;
}

/** Parses the query of a list; throws a 422 that names an invalid parameter. */
export function readListQuery(query: ListQuery, currency: string): ListRequest {
  const values = (text: string | undefined) =>
    text === undefined ? [] : [...new Set(text.split(',').filter(Boolean))].slice(0, maxValues);
  return {
    path: (query.path ?? '').split('/').filter(Boolean).slice(0, 8),
    term: query.q === undefined ? undefined : searchTerm(query.q),
    words: query.q === undefined || query.words === undefined ? undefined : searchTerm(query.words),
    chosen: {
      category: values(query.category),
      gender: values(query.gender),
      sport: values(query.sport),
      size: values(query.size),
      color: values(query.color),
      sale: query.sale === 'true' || query.sale === '1' ? ['true'] : [],
    },
    price: readPrice(query.price, currency),
    sort: readSort(query.sort),
    page: readPage(query.page),
  };
}

function readSort(text: string | undefined): SortOrder | undefined {
  if (text === undefined || text === '') return undefined;
  const sort = sortOrders.find((order) => order === text);
  if (!sort) throw unreadable(`sort is one of ${sortOrders.join(', ')}.`, { parameter: 'sort' });
  return sort;
}

/** Parses the page number of an address: a whole number from 1. */
export function readPage(text: string | undefined): number {
  if (text === undefined || text === '') return 1;
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (page < 1 || page > lastPage) {
    throw unreadable(`page is a whole number from 1 to ${lastPage}.`, { parameter: 'page' });
  }
  return page;
}

/** Parses the price range of an address; throws a 422 where it is none. */
export function readPrice(text: string | undefined, currency: string): ListRequest['price'] {
  if (text === undefined || text === '') return undefined;
  const match = /^(\d{1,9}(?:\.\d{1,3})?)?-(\d{1,9}(?:\.\d{1,3})?)?$/.exec(text);
  const from = match?.[1] === undefined ? undefined : parseMinor(match[1], currency);
  const to = match?.[2] === undefined ? undefined : parseMinor(match[2], currency);
  if (!match || (from === undefined && to === undefined)) {
    throw unreadable('price is like 50-100, -100 or 50-.', { parameter: 'price' });
  }
  return { from, to };
}
