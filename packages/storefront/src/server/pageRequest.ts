import { RateLimited } from '@touchline/contract/errors';
import { createTransport } from '@touchline/contract/client/transport';
import { isLanguageCode, loadMessages } from '@touchline/features/i18n';
import { i18nextTranslator } from '@touchline/features/i18n/i18nextTranslator';
import type { Ports } from '@touchline/features/ports';
import { Site, siteSnapshot } from '@touchline/features/site';
import { pathOfPage } from '../app/routes.ts';
import { basketStore, shellMessages } from '../app/shell.ts';
import { Stores } from '../app/Stores.ts';
import type { Config } from './config.ts';
import { sessionSeconds, tokenKey, type CookieJar } from './CookieJar.ts';
import type { RequestedNavigation } from './handlerRoutes.ts';
import { limitSeconds } from './pageFailure.ts';
import type { PublicCallCache } from './PublicCallCache.ts';
import { shellSnapshots } from './shellSnapshots.ts';
import { siteData, type SiteData } from './siteData.ts';
import type { KnownCaller } from './trustedProxies.ts';

export interface Visit extends SiteData {
  stores: Stores;
  requestedNavigation: RequestedNavigation;
  /** Seconds to wait, once the back end has refused a call of this page because of a rate limit. */
  limitedFor: () => number | undefined;
}

interface VisitInput {
  config: Config;
  fetch: (request: Request) => Promise<Response>;
  answers: PublicCallCache;
  jar: CookieJar;
  sitePath: string;
  /** Query of the requested page. */
  query: URLSearchParams;
  /** Passed to the back end: its limits are per source, and its log uses the same request id. */
  caller: KnownCaller;
  log: (message: string, error?: unknown) => void;
}

/** Creates the stores of a request; `undefined` when there is no such site. */
export async function startVisit(input: VisitInput): Promise<Visit | undefined> {
  const { config, jar, sitePath, log } = input;
  let flags: Readonly<Record<string, boolean>> = {};
  let limitedFor: number | undefined;
  const call = createTransport({
    fetch: input.fetch,
    origin: config.origin,
    surface: () => (flags['bridgeEnabled'] ? 'bridge' : 'chk'),
    sitePath,
    ...(config.isProduction ? {} : { mockParams: input.query }),
    token: {
      get: () => jar.getSecret(tokenKey),
      set: (token) => jar.setSecret(tokenKey, token, sessionSeconds),
      clear: () => jar.removeSecret(tokenKey),
    },
    onFailure: (error) => {
      if (error instanceof RateLimited)
        limitedFor = Math.max(limitedFor ?? 0, error.retryAfter || limitSeconds);
    },
    headers: { 'x-forwarded-for': input.caller.address, 'x-request-id': input.caller.requestId },
  });
  const data = await siteData(call, config.brand, input.answers);
  if (!data) return undefined;
  flags = data.flags;
  const { code } = data.site.language;
  const translator = i18nextTranslator(isLanguageCode(code) ? code : 'en', (key) =>
    log(`No message for ${key}.`),
  );
  await loadMessages(translator, shellMessages);
  const requestedNavigation: RequestedNavigation = {};
  const ports: Ports = {
    call,
    clock: { now: () => new Date() },
    storage: jar.asStorage,
    navigation: {
      go: (path) => void (requestedNavigation.to = path),
      leave: (url) => void (requestedNavigation.leave = url),
    },
    analytics: { track: () => undefined },
    flags: { isOn: (flag) => flags[flag] ?? false },
    reporter: { report: log },
  };
  const site = new Site(siteSnapshot(data.site, config.brand, pathOfPage('login')));
  const stores = new Stores(ports, site, translator, shellSnapshots(data, config.brand));
  // For the number on the bag; without a token there is no basket to load.
  if (jar.getSecret(tokenKey)) await stores.of(basketStore).load();
  return { ...data, requestedNavigation, stores, limitedFor: () => limitedFor };
}
