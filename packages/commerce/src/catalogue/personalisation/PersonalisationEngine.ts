import type { Site } from '@touchline/contract/market/schema';
import type { EngineRequest, EngineResponse, Impressions } from '@touchline/contract/personalisation/schema';

/** Decides what a page shows to one visitor: the shop's own rules, or another company's service. */
export interface PersonalisationEngine {
  decide(request: EngineRequest, site: Site): Promise<EngineResponse>;
  recordImpressions(impressions: Impressions, site: Site): Promise<void>;
}
