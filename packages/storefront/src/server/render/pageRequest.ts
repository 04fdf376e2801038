import type { ParsedAnswers } from '@touchline/contract/client/transport';
import { RateLimited } from '@touchline/contract/errors';
import { RecordedEvents, type AnalyticsEvent } from '@touchline/features/platform/analytics';
import { consentRules, ConsentStore } from '@touchline/features/consent/consent';
import type { TranslatorOf } from '@touchline/features/platform/i18n/i18nextTranslator';
import type { SiteBrand } from '@touchline/features/platform/site';
import { encodePendingEvents, pendingEvents } from '../../state/pendingEvents.ts';
import type { RequestedNavigation } from '../../routes/routeObjects.ts';
import type { Config } from '../start/config.ts';
import { analyticsEnvironmentOf } from '../start/environment.ts';
import type { CookieJar } from '../http/CookieJar.ts';
import { createSession, type Session } from './createSession.ts';
import { limitSeconds } from './pageFailure.ts';
import type { PublicCallCache } from '../cache/PublicCallCache.ts';
import { withSession } from '../http/session.ts';
import type { KnownCaller } from '../http/trustedProxies.ts';

/** The session of one page request, and what the request itself has to know of it. */
export interface RequestContext extends Session {
  isPersonal: boolean;
  requestedNavigation: RequestedNavigation;
  /** What happened while this page was made, for the browser to send. */
  events: readonly AnalyticsEvent[];
  /** Keeps the events for the page that this request is redirected to. */
  passOnEvents: () => void;
  /** Seconds to wait, once the back end has refused a call of this page because of a rate limit. */
  limitedFor: () => number | undefined;
}

interface RequestContextInput {
  config: Config;
  brand: SiteBrand;
  fetch: (request: Request) => Promise<Response>;
  answers: PublicCallCache;
  /** For a page that is the same for everybody. */
  parsedAnswers?: ParsedAnswers;
  translatorOf: TranslatorOf;
  /** The visitor's cookies; empty for a page that is the same for everybody. */
  jar: CookieJar;
  /** The visitor's cookies in any case, for what the browser reads after a redirect. */
  visitorJar: CookieJar;
  /** Whether the page is rendered for its visitor. */
  isPersonal: boolean;
  sitePath: string;
  /** The browser sends the Global Privacy Control. */
  hasPrivacySignal: boolean;
  /** Where the request came from, by ISO 3166-2. */
  region: string;
  /** Query of the requested page. */
  query: URLSearchParams;
  /** Passed to the back end: its limits are per source, and its log uses the same request id. */
  caller: KnownCaller;
  /** What the back end may know of the visitor's device. */
  deviceHeaders: Readonly<Record<string, string>>;
  log: (message: string, error?: unknown) => void;
}

/** Whether this is the shop that sells: neither in development nor in staging. */
const isSelling = ({ isProduction, stagingSubdomain }: Config): boolean =>
  isProduction && stagingSubdomain === undefined;

/** Creates the session of a page request; `undefined` when there is no such site. */
export async function createRequestContext(input: RequestContextInput): Promise<RequestContext | undefined> {
  const { config, jar, sitePath, log } = input;
  let limitedFor: number | undefined;
  const requestedNavigation: RequestedNavigation = {};
  const analytics = new RecordedEvents();
  const session = await createSession({
    brand: input.brand,
    sitePath,
    isProduction: isSelling(config),
    environment: analyticsEnvironmentOf[config.environment],
    hasPrivacySignal: input.hasPrivacySignal && input.isPersonal,
    ...(input.isPersonal ? { region: input.region } : {}),
    isPersonal: input.isPersonal,
    hasSession: jar.hasSession,
    cache: input.answers,
    translatorOf: input.translatorOf,
    log,
    onMissingMessage: (key) => log(`No message for ${key}.`),
    storage: jar.asStorage,
    analytics,
    navigation: {
      go: (path) => void (requestedNavigation.to = path),
      leave: (url) => void (requestedNavigation.leave = url),
    },
    transport: {
      fetch: withSession(input.fetch, jar),
      origin: config.origin,
      ...(input.parsedAnswers ? { parsedAnswers: input.parsedAnswers } : {}),
      ...(config.isProduction ? {} : { mockParams: input.query }),
      token: {
        get: () => jar.token,
        set: (token) => jar.setToken(token),
        clear: () => jar.removeToken(),
      },
      onFailure: (error) => {
        if (error instanceof RateLimited)
          limitedFor = Math.max(limitedFor ?? 0, error.retryAfter || limitSeconds);
      },
      headers: {
        ...input.deviceHeaders,
        ...{ 'x-forwarded-for': input.caller.address, 'x-request-id': input.caller.requestId },
      },
    },
  });
  if (!session) return undefined;
  const { events } = analytics;
  const passOnEvents = (): void => {
    if (events.length === 0) return;
    const { key, maxAge } = pendingEvents;
    const { visitorJar, hasPrivacySignal, region } = input;
    const { site, ports: ofPage } = session.stores;
    const ports = { ...ofPage, storage: visitorJar.asStorage, hasPrivacySignal, region };
    const consent = new ConsentStore(ports, consentRules({ site, ports }));
    if (consent.stateOf('analytics') !== 'granted') return;
    visitorJar.set(key, encodePendingEvents(visitorJar.get(key), events), Number(maxAge));
  };
  return {
    ...{ ...session, isPersonal: input.isPersonal, requestedNavigation, events, passOnEvents },
    limitedFor: () => limitedFor,
  };
}
