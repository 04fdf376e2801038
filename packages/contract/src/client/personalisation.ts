import type { EngineRequest, EngineResponse, Impressions } from '../personalisation/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../personalisation/endpoints.ts'));

/** Asks the personalisation engine what to show on a page. */
export async function decidePersonalisation(
  call: Transport,
  request: EngineRequest,
): Promise<EngineResponse> {
  return call((await calls()).decidePersonalisation, { body: request });
}

/** Tells the personalisation engine what was shown. */
export async function recordImpressions(call: Transport, impressions: Impressions): Promise<void> {
  await call((await calls()).recordImpressions, { body: impressions });
}
