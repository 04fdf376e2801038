import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Look, ProductView, Recommendations } from './schema.ts';

const idList = z.string().check(z.maxLength(8_000));

export const getRecommendations = defineEndpoint({
  id: 'getRecommendations',
  summary: 'Products that go with others, best first: none that is sold out, none of those it was asked for.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/recommendations',
  access: { caller: 'anyone' },
  query: z.object({
    sitePath: z.string(),
    /** Product ids to start from, as a list in JSON: what is shown, in the bag, or was looked at. */
    seeds: idList,
    /** Product ids to leave out besides, as a list in JSON. */
    without: z.optional(idList),
  }),
  response: Recommendations,
  errors: { 404: 'No such site path.', 422: 'InvalidParameters: `seeds` or `without` is no list of ids.' },
});

export const recordProductView = defineEndpoint({
  id: 'recordProductView',
  summary: 'Counts that a product was looked at after others. Stores nothing that belongs to a person.',
  method: 'POST',
  base: 'api',
  path: '/catalogue/recommendations/views',
  access: { caller: 'anyone' },
  query: z.object({ sitePath: z.string() }),
  body: ProductView,
  response: z.object({ recorded: z.boolean() }),
  errors: { 404: 'No such site path.', 429: 'Too many in a short time; see Retry-After.' },
});

export const getLook = defineEndpoint({
  id: 'getLook',
  summary: 'Products that complete the look of one, with the sizes that can be bought.',
  method: 'GET',
  base: 'api',
  path: '/catalogue/products/{productId}/look',
  access: { caller: 'anyone' },
  params: z.object({ productId: z.string() }),
  query: z.object({ sitePath: z.string() }),
  response: Look,
  errors: { 404: 'No such product on this site.' },
});
