import { cutText } from '@touchline/contract/cutText';
import type { ExternalSignInFailure } from '@touchline/contract/account/schema';
import { finishExternalSignIn, startExternalSignIn } from '@touchline/contract/client/externalSignIn';
import { createTransport } from '@touchline/contract/client/transport';
import { NotFound, RateLimited } from '@touchline/contract/errors';
import { localPath } from '../../routes/urls.ts';
import { pathOfPage } from '../../routes/routes.ts';
import type { Config } from '../start/config.ts';
import type { CookieJar } from '../http/CookieJar.ts';
import { deviceHeaders } from '../http/deviceHeaders.ts';
import { readForm } from '../http/readForm.ts';
import { withSession } from '../http/session.ts';
import type { KnownCaller } from '../http/trustedProxies.ts';

/** Name of the cookie that binds an attempt to its browser; no script can read it. */
export const ticketKey = 'externalSignIn';
/** As long as an attempt may take. */
const ticketSeconds = 600;

/** An address of a site where signing in by somebody else's account begins or ends. */
export type ExternalSignInPlace = { provider: string } | 'callback';

/** Which of these addresses a path below the site path is. */
export function externalSignInAt(rest: string): ExternalSignInPlace | undefined {
  const last = /^\/account\/external\/([a-z0-9-]{1,40})$/.exec(rest)?.[1];
  if (last === undefined) return undefined;
  return last === 'callback' ? 'callback' : { provider: last };
}

/** Whether a request is the answer of a provider that posts it by a form, from a page of its own. */
export const isPostedAnswer = ({ method }: Request, { pathname }: URL): boolean =>
  method === 'POST' && /^\/[a-z]{2}\/account\/external\/callback$/.test(pathname);

interface ExternalSignInRequest {
  readonly sitePath: string;
  readonly url: URL;
  readonly request: Request;
  readonly jar: CookieJar;
  readonly caller: KnownCaller;
  readonly backEnd: (request: Request) => Promise<Response>;
  readonly config: Pick<Config, 'origin'>;
  /** ISO 3166, where it is known. */
  readonly country: string | undefined;
}

/** What the login page calls the reasons that it has a message of its own for; any other is a failure. */
const namesOnThePage: Partial<Record<Reason, string>> = {
  denied: 'cancelled',
  unverifiedAddress: 'unverifiedEmail',
};

/** Why a shopper is back at the login page. */
type Reason = ExternalSignInFailure | 'tooMany';

/**
 * Sends the browser to the provider, and takes it back: signed in, to where the shopper wanted to go, or to the login
 * page with `externalAuthError`. Neither the provider's code nor its state stays in the address. `undefined`: there is no such
 * provider.
 */
export async function externalSignIn(
  place: ExternalSignInPlace,
  given: ExternalSignInRequest,
): Promise<Response | undefined> {
  if (place !== 'callback') return start(place.provider, given);
  return given.request.method === 'POST' ? readPosted(given) : finish(given);
}

/** The fields of an answer. */
const answerFields = ['code', 'state', 'iss', 'error', 'error_description'];

/**
 * Browsers keep the cookie of the attempt from a form that another origin posts, and send it with the redirect that
 * follows: the answer goes on as a query.
 */
async function readPosted(given: ExternalSignInRequest): Promise<Response> {
  const { request, url } = given;
  const body = await readForm(request);
  if (typeof body === 'string') return toLogin(given, 'unavailable');
  const posted = new URLSearchParams(new TextDecoder().decode(body));
  const answer = new URLSearchParams();
  for (const name of answerFields) {
    const value = posted.get(name);
    if (value !== null) answer.set(name, cutText(value, 4_000));
  }
  return redirect(`${url.pathname}?${answer}`, 303);
}

async function start(provider: string, given: ExternalSignInRequest): Promise<Response | undefined> {
  const { jar } = given;
  const { searchParams: query } = given.url;
  const returnTo = localPath(query.get('returnTo'));
  // Added by the login page when the shopper wants to stay signed in.
  const persistentLogin = query.has('client_id');
  try {
    const started = await startExternalSignIn(callOf(given), provider, {
      persistentLogin,
      ...(returnTo === undefined ? {} : { returnTo }),
    });
    jar.setSecret(ticketKey, started.ticket, ticketSeconds);
    return redirect(started.url);
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    return toLogin(given, error instanceof RateLimited ? 'tooMany' : 'unavailable', returnTo);
  }
}

async function finish(given: ExternalSignInRequest): Promise<Response> {
  const { jar, url, sitePath } = given;
  const ticket = jar.getSecret(ticketKey);
  if (ticket === undefined) return toLogin(given, 'mismatch');
  try {
    const callback = url.search.slice(1);
    const finished = await finishExternalSignIn(callOf(given), { ticket, callback });
    const returnTo = localPath(finished.returnTo);
    // Another attempt's callback leaves the one of this browser under way.
    if (finished.kind === 'refused' && finished.reason === 'mismatch')
      return toLogin(given, finished.reason, returnTo);
    jar.removeSecret(ticketKey);
    return finished.kind === 'signedIn'
      ? redirect(`/${sitePath}${returnTo ?? '/'}`.replace(/\/$/, ''))
      : toLogin(given, finished.reason, returnTo);
  } catch (error) {
    return toLogin(given, error instanceof RateLimited ? 'tooMany' : 'unavailable');
  }
}

function callOf({ sitePath, jar, caller, backEnd, config, request, country }: ExternalSignInRequest) {
  return createTransport({
    fetch: withSession(backEnd, jar),
    origin: config.origin,
    sitePath,
    surface: () => 'chk',
    token: {
      get: () => jar.token,
      set: (token) => jar.setToken(token),
      clear: () => jar.removeToken(),
    },
    headers: {
      ...deviceHeaders(request, country),
      ...{ 'x-forwarded-for': caller.address, 'x-request-id': caller.requestId },
    },
  });
}

function toLogin({ sitePath }: ExternalSignInRequest, reason: Reason, returnTo?: string) {
  const login = pathOfPage('AccountLoginPage') ?? '/account/login';
  const externalAuthError = namesOnThePage[reason] ?? reason;
  const query = new URLSearchParams({ externalAuthError, ...(returnTo ? { returnTo } : {}) });
  return redirect(`/${sitePath}${login}?${query}`);
}

/** Never kept: the address of the callback holds the provider's code. */
const redirect = (location: string, status = 302): Response =>
  new Response(null, {
    status,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
