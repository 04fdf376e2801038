import type { FacetKey } from '@touchline/contract/product/schema';

/** Names of the fields of the list's GET form; they are the query parameters of its address too. */
export const listFields = {
  term: 'q',
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

/** Facets of which several values can be chosen. */
export const choiceKeys = [
  'category',
  'gender',
  'sport',
  'size',
  'color',
  'sale',
] as const satisfies readonly FacetKey[];
export type ChoiceKey = (typeof choiceKeys)[number];
