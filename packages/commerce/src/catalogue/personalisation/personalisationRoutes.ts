import * as calls from '@touchline/contract/personalisation/endpoints';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { PersonalisationEngine } from './PersonalisationEngine.ts';

/** Decisions of one source in a minute: more than a person opens pages. */
const decisions: Limit = { what: 'personalisation', max: 120, seconds: 60 };

/** The personalisation engine, where there is one. Whoever calls has the visitor's consent. */
export function personalisationRoutes(
  router: Router,
  shop: CommerceContext,
  engine: PersonalisationEngine | undefined,
): void {
  const { markets, limits, log } = shop;

  router.route(calls.decidePersonalisation, async ({ query, body, source }) => {
    const site = markets.site(query.sitePath);
    if (!engine) throw notFound('engine');
    await limits.take(decisions, source);
    try {
      return await engine.decide(body, site);
    } catch (error) {
      log.warn('personalisation engine failed', { why: String(error).slice(0, 200) });
      return { meta: { code: 503 }, data: { responses: [] } };
    }
  });

  router.route(calls.recordImpressions, async ({ query, body, source }) => {
    const site = markets.site(query.sitePath);
    if (!engine) throw notFound('engine');
    await limits.take(decisions, source);
    try {
      await engine.recordImpressions(body, site);
    } catch (error) {
      log.warn('impressions were not recorded', { why: String(error).slice(0, 200) });
    }
    return { recorded: true as const };
  });
}
