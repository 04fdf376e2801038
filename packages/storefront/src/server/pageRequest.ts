import { RateLimited } from '@touchline/contract/errors';
import type { Config } from './config.ts';
import { sessionSeconds, tokenKey, type CookieJar } from './CookieJar.ts';
import { createSession, type Session } from './createSession.ts';
import type { RequestedNavigation } from './handlerRoutes.ts';
import { limitSeconds } from './pageFailure.ts';
import type { PublicCallCache } from './PublicCallCache.ts';
import type { KnownCaller } from './trustedProxies.ts';

/** The session of one page request, and what the request itself has to know of it. */
export interface RequestContext extends Session {
  requestedNavigation: RequestedNavigation;
  /** Seconds to wait, once the back end has refused a call of this page because of a rate limit. */
  limitedFor: () => number | undefined;
}

interface RequestContextInput {
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

/** Creates the session of a page request; `undefined` when there is no such site. */
export async function createRequestContext(input: RequestContextInput): Promise<RequestContext | undefined> {
  const { config, jar, sitePath, log } = input;
  let limitedFor: number | undefined;
  const requestedNavigation: RequestedNavigation = {};
  const session = await createSession({
    brand: config.brand,
    sitePath,
    cache: input.answers,
    log,
    onMissingMessage: (key) => log(`No message for ${key}.`),
    storage: jar.asStorage,
    navigation: {
      go: (path) => void (requestedNavigation.to = path),
      leave: (url) => void (requestedNavigation.leave = url),
    },
    transport: {
      fetch: input.fetch,
      origin: config.origin,
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
    },
  });
  return session && { ...session, requestedNavigation, limitedFor: () => limitedFor };
}
