import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { MarketSummary, Site } from './schema.ts';

export const listMarkets = defineEndpoint({
  id: 'listMarkets',
  summary: 'All markets and their languages.',
  method: 'GET',
  base: 'api',
  path: '/markets',
  who: 'anyone',
  answer: z.array(MarketSummary),
  errors: {},
});

export const getSite = defineEndpoint({
  id: 'getSite',
  summary: 'The market and language behind a site path.',
  method: 'GET',
  base: 'api',
  path: '/sites/{sitePath}',
  who: 'anyone',
  params: z.object({ sitePath: z.string() }),
  answer: Site,
  errors: { 404: 'No such site path.' },
});

export const getFeatures = defineEndpoint({
  id: 'getFeatures',
  summary: 'Feature flags of the checkout for this visitor, brand and country.',
  method: 'GET',
  base: 'checkout',
  path: '/features',
  who: 'anyone',
  query: z.object({ sitePath: z.string(), userId: z.optional(z.string()), brand: z.optional(z.string()) }),
  answer: z.record(z.string(), z.boolean()),
  errors: { 404: 'No such site path.' },
});
