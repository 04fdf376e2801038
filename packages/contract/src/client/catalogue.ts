import type * as z from 'zod/mini';
import type * as Calls from '../product/endpoints.ts';
import type {
  Availability,
  ListQuery,
  NavigationNode,
  Product,
  ProductList,
  ProductSummary,
  SearchSuggestions,
} from '../product/schema.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';
import { orUndefined } from './orUndefined.ts';

const calls = lazyCalls(() => import('../product/endpoints.ts'));

export type ListRequest = Omit<ListQuery, 'sitePath'>;

/** Returns one page of a product list; `undefined` when this site has no such category. */
export async function listProducts(
  call: Transport,
  query: ListRequest,
  signal?: AbortSignal,
): Promise<ProductList | undefined> {
  return orUndefined(call((await calls()).listProducts, { query, ...(signal ? { signal } : {}) }));
}

/** Returns one product; `undefined` when this site does not have it. */
export async function getProduct(call: Transport, productId: string): Promise<Product | undefined> {
  return orUndefined(call((await calls()).getProduct, { params: { productId } }));
}

/** Returns the cards of products, in the order of their ids; those that this site does not have are left out. */
export async function listCards(call: Transport, ids: readonly string[]): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  return (await call((await calls()).listCards, { query: { ids: JSON.stringify(ids) } })).items;
}

/** Returns the current stock of one product; `undefined` when this site does not have it. */
export async function getAvailability(call: Transport, productId: string): Promise<Availability | undefined> {
  return orUndefined(call((await calls()).getAvailability, { params: { productId } }));
}

/** What the search field offers; `popular` without a term. */
export interface SearchResults extends Omit<SearchSuggestions, 'searchTerms'> {
  suggestions: SearchSuggestions['searchTerms'];
}

/** Returns search suggestions for a partly typed term. */
export async function suggest(call: Transport, q: string, signal?: AbortSignal): Promise<SearchResults> {
  const { searchTerms: suggestions, ...rest } = await call((await calls()).suggest, {
    query: { q },
    ...(signal ? { signal } : {}),
  });
  return { suggestions, ...rest };
}

/** Returns the navigation tree of the site. */
export async function getNavigation(call: Transport): Promise<NavigationNode[]> {
  return call((await calls()).getNavigation);
}

/** Returns one page of all product addresses, for the sitemap. */
export async function listAllProducts(
  call: Transport,
  page: number,
): Promise<z.infer<typeof Calls.listAllProducts.response>> {
  return call((await calls()).listAllProducts, { query: { page: String(page) } });
}
