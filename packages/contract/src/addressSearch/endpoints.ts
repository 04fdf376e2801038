import * as z from 'zod/mini';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { suggestionLimit } from './constants.ts';
import { AddressSuggestions, FoundAddress } from './schema.ts';

const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const id = z.string().check(z.minLength(1), z.maxLength(100));

export const getAddressSuggestions = defineEndpoint({
  id: 'getAddressSuggestions',
  summary: 'Addresses of a country that match what is typed, or those of one street or building by its id.',
  base: 'checkout',
  path: '/addresses/{country}/suggestions',
  access: { caller: 'anyone' },
  params: z.object({ country }),
  query: z.extend(Site, {
    text: z.string().check(z.maxLength(100)),
    /** A suggestion that is no address. */
    container: z.optional(id),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(suggestionLimit))),
  }),
  // Every search costs the shop money, and a street rarely changes.
  cache: 'cache-first',
  freshSeconds: 300,
  response: AddressSuggestions,
  errors: { 404: 'This shop has no address search for the country.', 429: 'Too many; see Retry-After.' },
});

export const getSuggestedAddress = defineEndpoint({
  id: 'getSuggestedAddress',
  summary: 'The parts of a suggested address.',
  base: 'checkout',
  path: '/addresses/{country}/suggestions/{id}',
  access: { caller: 'anyone' },
  params: z.object({ country, id }),
  query: Site,
  cache: 'cache-first',
  freshSeconds: 300,
  response: FoundAddress,
  errors: { 404: 'No such address.', 429: 'Too many; see Retry-After.' },
});
