import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { EngineRequest, EngineResponse, Impressions } from './schema.ts';

const Site = z.object({ sitePath: z.string() });
const errors = { 404: 'No such site path, or no engine.', 429: 'Too many in a short time; see Retry-After.' };

export const decidePersonalisation = defineEndpoint({
  id: 'decidePersonalisation',
  summary: 'Asks the personalisation engine what to show on a page.',
  method: 'POST',
  base: 'origin',
  path: '/personalizationengine',
  access: { caller: 'anyone' },
  query: Site,
  body: EngineRequest,
  response: EngineResponse,
  // A page does not wait longer for something that it can be shown without.
  timeout: 1_500,
  errors,
});

export const recordImpressions = defineEndpoint({
  id: 'recordImpressions',
  summary: 'Tells the personalisation engine what was shown.',
  method: 'POST',
  base: 'origin',
  path: '/personalizationengine/impressions',
  access: { caller: 'anyone' },
  query: Site,
  body: Impressions,
  response: z.object({ recorded: z.literal(true) }),
  errors,
});
