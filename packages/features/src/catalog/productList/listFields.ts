import type { FacetKey } from '@touchline/contract/product/schema';

/** Field names of the list's GET form; also the query parameters of its address. */
export const listFields = {
  term: 'q',
  /** The words of a search whose other phrases have become filters. */
  words: 'words',
  category: 'category',
  gender: 'gender',
  sport: 'sport',
  size: 'size',
  color: 'color',
  sale: 'sale',
  /** The form's two price fields become one parameter, `price=50-100`, in the address. */
  price: 'price',
  priceFrom: 'price-from',
  priceTo: 'price-to',
  sort: 'sort',
  page: 'page',
} as const;

/** Facets that allow several values. */
export const choiceKeys = [
  'category',
  'gender',
  'sport',
  'size',
  'color',
  'sale',
] as const satisfies readonly FacetKey[];
export type ChoiceKey = (typeof choiceKeys)[number];
