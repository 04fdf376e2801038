import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { AnyFlagValue } from '../flags/schema.ts';
import { MarketSummary, ShopLocation, Site } from './schema.ts';

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

export const listLocations = defineEndpoint({
  id: 'listLocations',
  summary: 'Every country that has a shop, here or at another origin, by name in the language of the site.',
  method: 'GET',
  base: 'api',
  path: '/locations',
  access: { caller: 'anyone' },
  query: z.object({ sitePath: z.string() }),
  response: z.array(ShopLocation),
  errors: { 404: 'No such site path.' },
});

export const translateUrl = defineEndpoint({
  id: 'translateUrl',
  summary: 'The address of a page in another language: the home page where the page does not exist there.',
  method: 'GET',
  base: 'origin',
  path: '/translate-url',
  access: { caller: 'anyone' },
  query: z.object({
    /** Language and country of the market: `en-GB`. */
    srcLocale: z.string().check(z.maxLength(20)),
    destLocale: z.string().check(z.maxLength(20)),
    /** With its query, with or without the site path. */
    path: z.string().check(z.maxLength(2000)),
  }),
  response: z.object({
    /** From the root of the shop, with site path and query. */
    path: z.string(),
  }),
  errors: { 404: 'No such locale.' },
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
