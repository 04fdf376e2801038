import { EngineResponse } from '@touchline/contract/personalisation/schema';
import { safeParse } from 'zod/mini';
import type { PersonalisationEngine } from './PersonalisationEngine.ts';

/** How long the service is waited for, in milliseconds: less than the page waits for the shop. */
const timeLimit = 1_000;

/** An engine at an address that takes the same calls: decisions at `url`, impressions at `url` + `/impressions`. */
export function httpEngine(
  url: string,
  send: (request: Request) => Promise<Response> = fetch,
): PersonalisationEngine {
  const post = (address: string, body: unknown) =>
    send(
      new Request(address, {
        ...{ method: 'POST', body: JSON.stringify(body), redirect: 'error' },
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(timeLimit),
      }),
    );
  return {
    async decide(request) {
      const answer = await post(url, request);
      if (!answer.ok) return { meta: { code: answer.status }, data: { responses: [] } };
      const parsed = safeParse(EngineResponse, await answer.json());
      if (!parsed.success)
        throw new Error(`The personalisation engine answered something else: ${parsed.error.message}`);
      return parsed.data;
    },
    async recordImpressions(impressions) {
      const answer = await post(`${url}/impressions`, impressions);
      if (!answer.ok) throw new Error(`The personalisation engine answered ${answer.status}.`);
    },
  };
}
