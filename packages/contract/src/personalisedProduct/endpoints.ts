import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { PersonalisationCheck, selectedOptions } from './schema.ts';

export const checkPersonalisation = defineEndpoint({
  id: 'checkPersonalisation',
  summary: 'Whether names, numbers and texts may be put on a product, and what that costs. Stores nothing.',
  method: 'POST',
  base: 'api',
  path: '/catalogue/products/{productId}/personalisation',
  access: { caller: 'anyone' },
  params: z.object({ productId: z.string() }),
  query: z.object({ sitePath: z.string() }),
  body: z.object({ selectedOptions }),
  response: PersonalisationCheck,
  errors: {
    404: 'No such product on this site, or it is not personalised.',
    429: 'Too many in a short time; see Retry-After.',
  },
});
