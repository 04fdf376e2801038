import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
  Availability,
  ListQuery,
  NavigationNode,
  Product,
  ProductList,
  SearchSuggestions,
} from './schema.ts';

const Site = z.object({ sitePath: z.string() });
const ById = z.object({ productId: z.string() });
const noSuchSite = { 404: 'No such site path or category.' };

export const listProducts = defineEndpoint({
  id: 'listProducts',
  summary: 'A page of a category or of search results, with facets and counts.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/products',
  who: 'anyone',
  query: ListQuery,
  answer: ProductList,
  errors: { ...noSuchSite, 422: 'InvalidParameters: page, price or sort cannot be read.' },
});

export const getProduct = defineEndpoint({
  id: 'getProduct',
  summary: 'One product (a colour of a model) with sizes, prices and texts of the site.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/products/{productId}',
  who: 'anyone',
  params: ById,
  query: Site,
  answer: Product,
  attempts: 3,
  errors: { 404: 'No such product on this site.' },
});

export const getAvailability = defineEndpoint({
  id: 'getAvailability',
  summary: 'Fresh stock of one product by size.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/products/{productId}/availability',
  who: 'anyone',
  params: ById,
  query: Site,
  answer: Availability,
  errors: { 404: 'No such product on this site.' },
});

export const suggest = defineEndpoint({
  id: 'suggest',
  summary: 'Search terms and products for what has been typed so far.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/suggestions',
  who: 'anyone',
  query: z.object({ sitePath: z.string(), q: z.string() }),
  answer: SearchSuggestions,
  errors: { ...noSuchSite, 429: 'Too many.' },
});

export const getNavigation = defineEndpoint({
  id: 'getNavigation',
  summary: 'The tree of genders, categories and sports that have products.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/navigation',
  who: 'anyone',
  query: Site,
  answer: z.array(NavigationNode),
  errors: noSuchSite,
});

export const listAllProducts = defineEndpoint({
  id: 'listAllProducts',
  summary: 'Addresses of all products of a site, for the site map.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/addresses',
  who: 'anyone',
  query: z.object({ sitePath: z.string(), page: z.optional(z.string()) }),
  answer: z.object({
    addresses: z.array(z.object({ url: z.string(), modifiedDate: z.string() })),
    total: z.int(),
  }),
  errors: noSuchSite,
});
