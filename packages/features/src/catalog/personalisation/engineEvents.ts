import { cutText } from '@touchline/contract/cutText';
import type { EngineCartLine, EngineEvent } from '@touchline/contract/personalisation/schema';

/** What the engine is told of a page and its visitor. */
export interface PageVisit {
  /** The whole address. */
  readonly url: string;
  /** Below the site path. */
  readonly path: string;
  /** Id of the route. */
  readonly route: string;
  readonly userAgent: string;
  readonly referrer: string;
  readonly loggedIn: boolean;
  readonly browserLanguage: string;
  readonly inPortraitMode: boolean;
  readonly cartLines: readonly EngineCartLine[];
  /** Products that were looked at, newest first. */
  readonly products: readonly string[];
}

/** The events of one page, the request for a decision first. */
export function engineEvents(visit: PageVisit, requestId: string, sitePath: string): EngineEvent[] {
  const variables = {
    loggedIn: visit.loggedIn,
    browserLanguage: visit.browserLanguage,
    inPortraitMode: visit.inPortraitMode,
  };
  return [
    { eventType: 'monetate:decision:DecisionRequest', requestId },
    {
      ...{
        eventType: 'monetate:context:PageView',
        url: cutText(visit.url, 500),
        path: cutText(visit.path, 500),
      },
      ...{ pageType: visit.route, products: [...visit.products] },
    },
    { eventType: 'monetate:record:PageEvents', pageEvents: [`view ${visit.route}`] },
    { eventType: 'monetate:context:Metadata', metadata: { sitePath } },
    { eventType: 'monetate:context:UserAgent', userAgent: cutText(visit.userAgent, 500) },
    { eventType: 'monetate:context:Referrer', referrer: cutText(visit.referrer, 500) },
    {
      eventType: 'monetate:context:CustomVariables',
      customVariables: (['loggedIn', 'browserLanguage', 'inPortraitMode'] as const).map((variable) => ({
        variable,
        value: String(variables[variable]),
      })),
    },
    { eventType: 'monetate:context:Cart', cartLines: [...visit.cartLines] },
  ];
}
