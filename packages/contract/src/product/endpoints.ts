import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
  Availability,
  ListQuery,
  NavigationNode,
  Product,
  ProductList,
  ProductSummary,
  SearchSuggestions,
} from './schema.ts';

const Site = z.object({ sitePath: z.string() });
const ById = z.object({ productId: z.string() });
const noSuchSite = { 404: 'No such site path or category, or no such page of it.' };

export const listProducts = defineEndpoint({
  id: 'listProducts',
  summary: 'A page of a category or of search results, with facets and counts.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/products',
  access: { caller: 'anyone' },
  query: ListQuery,
  response: ProductList,
  errors: { ...noSuchSite, 422: 'InvalidParameters: page, price or sort cannot be read.' },
});

export const getProduct = defineEndpoint({
  id: 'getProduct',
  summary: 'One product (a colour of a model) with sizes, prices and texts of the site.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/products/{productId}',
  access: { caller: 'anyone' },
  params: ById,
  query: Site,
  response: Product,
  attempts: 3,
  errors: { 404: 'No such product on this site.' },
});

export const listCards = defineEndpoint({
  id: 'listCards',
  summary:
    'The cards of products, in the order of their ids; those that the site does not have are left out.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/cards',
  access: { caller: 'anyone' },
  query: z.object({
    sitePath: z.string(),
    /** At most 100 ids, as a list in JSON: an id may hold any character. */
    ids: z.string().check(z.maxLength(8_000)),
  }),
  response: z.object({ items: z.array(ProductSummary) }),
  errors: { 404: 'No such site path.', 422: 'InvalidParameters: `ids` is no list of at most 100 ids.' },
});

export const getAvailability = defineEndpoint({
  id: 'getAvailability',
  summary: 'Fresh stock of one product by size.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/products/{productId}/availability',
  access: { caller: 'anyone' },
  params: ById,
  query: Site,
  response: Availability,
  errors: { 404: 'No such product on this site.' },
});

export const suggest = defineEndpoint({
  id: 'suggest',
  summary: 'Search terms and products for what has been typed so far.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/suggestions',
  access: { caller: 'anyone' },
  query: z.object({ sitePath: z.string(), q: z.string() }),
  response: SearchSuggestions,
  errors: { ...noSuchSite, 429: 'Too many.' },
});

export const getNavigation = defineEndpoint({
  id: 'getNavigation',
  summary: 'The tree of genders, categories and sports that have products.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/navigation',
  access: { caller: 'anyone' },
  query: Site,
  response: z.array(NavigationNode),
  errors: noSuchSite,
});

export const listAllProducts = defineEndpoint({
  id: 'listAllProducts',
  summary: 'Addresses of all products of a site, for the site map.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/addresses',
  access: { caller: 'anyone' },
  query: z.object({ sitePath: z.string(), page: z.optional(z.string()) }),
  response: z.object({
    addresses: z.array(z.object({ url: z.string(), modifiedDate: z.string() })),
    total: z.int(),
  }),
  errors: noSuchSite,
});
