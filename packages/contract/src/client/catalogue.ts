import type * as z from 'zod/mini';
import * as calls from '../product/endpoints.ts';
import type {
  Availability,
  ListQuery,
  NavigationNode,
  Product,
  ProductList,
  SearchSuggestions,
} from '../product/schema.ts';
import { NotFound } from '../errors.ts';
import type { Transport } from './transport.ts';

export type ListRequest = Omit<ListQuery, 'sitePath'>;

/** A page of a list; `undefined` when there is no such category on this site. */
export async function listProducts(
  call: Transport,
  query: ListRequest,
  signal?: AbortSignal,
): Promise<ProductList | undefined> {
  return orUndefined(call(calls.listProducts, { query, ...(signal ? { signal } : {}) }));
}

/** One product; `undefined` when this site does not have it. */
export function getProduct(call: Transport, productId: string): Promise<Product | undefined> {
  return orUndefined(call(calls.getProduct, { params: { productId } }));
}

/** Fresh stock of one product; `undefined` when this site does not have it. */
export function getAvailability(call: Transport, productId: string): Promise<Availability | undefined> {
  return orUndefined(call(calls.getAvailability, { params: { productId } }));
}

/** What to offer for a term that is being typed. */
export function suggest(call: Transport, q: string, signal?: AbortSignal): Promise<SearchSuggestions> {
  return call(calls.suggest, { query: { q }, ...(signal ? { signal } : {}) });
}

/** The tree of the site's navigation. */
export function getNavigation(call: Transport): Promise<NavigationNode[]> {
  return call(calls.getNavigation);
}

/** One page of the addresses of all products, for the site map. */
export function listAllProducts(
  call: Transport,
  page: number,
): Promise<z.infer<typeof calls.listAllProducts.answer>> {
  return call(calls.listAllProducts, { query: { page: String(page) } });
}

async function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
