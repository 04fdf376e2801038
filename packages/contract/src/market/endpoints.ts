import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { AnyFlagValue } from '../flags/schema.ts';
import { MarketSummary, Site } from './schema.ts';

export const listMarkets = defineEndpoint({
  id: 'listMarkets',
  summary: 'All markets and their languages.',
  method: 'GET',
  base: 'api',
  path: '/markets',
  access: { caller: 'anyone' },
  response: z.array(MarketSummary),
  errors: {},
});

export const getSite = defineEndpoint({
  id: 'getSite',
  summary: 'The market and language behind a site path.',
  method: 'GET',
  base: 'api',
  path: '/sites/{sitePath}',
  access: { caller: 'anyone' },
  params: z.object({ sitePath: z.string() }),
  response: Site,
  errors: { 404: 'No such site path.' },
});

export const getFeatures = defineEndpoint({
  id: 'getFeatures',
  summary: 'Feature flags of the checkout for this visitor, brand and country.',
  method: 'GET',
  base: 'checkout',
  path: '/features',
  access: { caller: 'anyone' },
  query: z.object({
    sitePath: z.string(),
    /** The visitor's stored unique id; without one, the values that hold for everybody. */
    userId: z.optional(z.string().check(z.maxLength(64))),
    brand: z.optional(z.string().check(z.maxLength(64))),
    country: z.optional(z.string().check(z.maxLength(2))),
  }),
  response: z.record(z.string(), AnyFlagValue),
  errors: { 404: 'No such site path.' },
});
