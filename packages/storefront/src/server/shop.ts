import { randomUUID } from 'node:crypto';
import { listMarkets } from '@touchline/contract/client/site';
import { createTransport } from '@touchline/contract/client/transport';
import { configValue } from '@touchline/contract/config/configTable';
import type { Brand } from '@touchline/design-system/brand';
import { languagePreference } from '@touchline/features/region';
import { siteBrand } from '@touchline/features/site';
import { correctedPath, splitSitePath } from '../app/address.ts';
import { checkoutRoutes } from '../app/inAppNavigation.ts';
import { protectedValuesPath } from '../app/state.ts';
import { callBackEnd } from './api.ts';
import type { PageAssets } from './assets.ts';
import { brandHead } from './brandHead.ts';
import { compressor } from './compress.ts';
import type { Config } from './config.ts';
import { CookieJar } from './CookieJar.ts';
import type { Session } from './createSession.ts';
import { crashPage } from './crashPage.ts';
import { externalSignIn, externalSignInAt, isPostedAnswer } from './externalSignIn.ts';
import { isFromOwnPage, isSecureConnection } from './configuredPages.ts';

import { securityHeaders } from './policy.ts';
import { SiteLanguages } from './siteLanguages.ts';
import type { KnownCaller } from './trustedProxies.ts';
import { answeredPath, answeredStyles } from './noScriptConsent.ts';
import { PublicCallCache } from './PublicCallCache.ts';
import { pageFailureOf } from './pageFailure.ts';
import { mustBeForm, readForm } from './readForm.ts';
import type { RequestLine } from './RequestLog.ts';
import { renderPage } from './renderPage.tsx';
import { protectedValues } from './protectedValues.ts';
import { isPersonal, lostRoute, routeAt } from './routeAt.ts';
import { routeName } from './routeName.ts';
import { robots, siteMap, siteMapIndex } from './siteMap.ts';
import type { StaticFiles } from './StaticFiles.ts';
import { createRequestContext } from './pageRequest.ts';
import { pageDeadline, withDeadline, type PageDeadline } from './withDeadline.ts';

export interface ShopInput {
  config: Config;
  brand: Brand;
  /** The back end. Its responses are passed on with added headers, so their headers must be mutable; those of `fetch` are not. */
  backEnd: (request: Request) => Promise<Response>;
  /** Origin of the payment provider's frames and pages, `self`, or `none` without a payment provider. */
  providerOrigin: string;
  assets: PageAssets;
  /** Allows Vite's hot reload in the content policy. @default false */
  isDevelopment?: boolean;
  files: Pick<StaticFiles, 'answer'>;
  log: (message: string, fields?: Readonly<Record<string, unknown>>, error?: unknown) => void;
  /** How long the calls of one page may take in total. @default 5 s, and 25 s for one with a form */
  pageDeadline?: PageDeadline;
  /** Called for every response. Nothing is logged when absent. */
  onAnswer?: (line: RequestLine) => void;
}

/** Responds to a request; `connectionAddress` is the address of the connected machine. */
export type Shop = (request: Request, connectionAddress: string) => Promise<Response>;

const backEndPaths = /^\/(api|media|sandbox|mailbox|healthz|readyz)(\/|$)/;
/** Paths without an origin check: payment events are signed, and the provider's pages are not part of the shop. */
const notFromPages = /^\/(api\/payment-events|api\/policy-reports|sandbox)(\/|$)/;

/**
 * The page that mail programs unsubscribe at, from wherever they run: the key in its address is the permission, and
 * cookies of the visitor are not read (RFC 8058).
 */
const oneClickPage = /^\/[a-z]{2}\/newsletter\/unsubscribe$/;

const safe = /^(GET|HEAD)$/;
/** Health probes, requested by machines that use the shop's internal address. */
const probes = /^\/(healthz|readyz)$/;

/**
 * Two origins may lead to this process: the shop's and its payment provider's. Each serves only its own pages, or else a
 * script at one could read the other. Without a provider its pages do not exist.
 */
function isAtTheOtherOrigin(providerOrigin: string) {
  if (providerOrigin === 'self') return () => false;
  const host = providerOrigin === 'none' ? undefined : new URL(providerOrigin).host;
  return (request: Request, pathname: string): boolean => {
    const isProvider = new URL(request.url).host === host;
    return isProvider !== /^\/sandbox(\/|$)/.test(pathname);
  };
}

/** The same path at another origin. Set by parts: as a string, a path that begins with `//` would name its own host. */
function underOrigin(origin: string, { pathname, search }: URL): URL {
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  return url;
}

const isMailbox = (pathname: string): boolean => /^\/mailbox(\/|$)/.test(pathname);

const isSandboxIdentity = (pathname: string): boolean => /^\/sandbox\/identity(\/|$)/.test(pathname);

/** Mails hold links and codes: a local mailbox is for a browser on this machine. */
function mayReadMails(mailbox: Config['mailbox'], caller: KnownCaller, request: Request): boolean {
  return mailbox === 'local' ? isOnThisMachine(caller, request) : mailbox === 'on';
}

/** Whether the browser is on this machine, without a proxy between. */
function isOnThisMachine(caller: KnownCaller, request: Request): boolean {
  const { hostname } = new URL(request.url);
  // By name, too: a page elsewhere whose name leads to this machine would read them as its own.
  const isOwnName = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return isOwnName && /^(::1|127\.)/.test(caller.address) && !request.headers.has('x-forwarded-for');
}

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });

/** The address of a checkout page in the other application that serves the checkout of this site. */
function checkoutElsewhere({ visitorFlags, site }: Session, url: URL): string | undefined {
  const origin = configValue(site.market.config, 'checkoutOrigin');
  const isElsewhere = visitorFlags.checkoutMicroapp && origin !== '' && origin !== url.origin;
  if (!isElsewhere || !checkoutRoutes.test(splitSitePath(url.pathname).rest)) return undefined;
  return underOrigin(origin, url).href;
}

/** The request for a page at the shop's one origin, with its form read completely; or the response that refuses it. */
async function pageRequest(request: Request, url: URL): Promise<Request | Response> {
  const { method, headers, signal } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  if (method !== 'POST') return plain(405, 'Pages are read, and take forms.', { allow: 'GET, HEAD, POST' });
  const body = await readForm(request);
  if (body === 'tooLong') return plain(413, 'This form is too long.');
  // The client is gone and does not receive it; it is for the log, where it does not count as an error of the shop.
  if (body === 'cutOff') return plain(408, 'This form did not come whole.');
  const form = new Request(url, { method, headers, signal, body });
  await mustBeForm(form);
  return form;
}

/** The whole shop as one function from request to response. */
export function createShop(input: ShopInput): Shop {
  const { config, brand, backEnd, files, log } = input;
  const inPages = { brand: siteBrand(brand), brandHead: brandHead(brand) };
  const answers = new PublicCallCache(10_000, 500);
  const compressed = compressor();
  const isHttps = config.origin.startsWith('https:');
  const headers = securityHeaders(isHttps);
  const siteLanguages = new SiteLanguages();
  const isElsewhere = isAtTheOtherOrigin(input.providerOrigin);

  const preferredSite = async (request: Request, storedPath?: string): Promise<string> => {
    const call = createTransport({
      fetch: backEnd,
      origin: config.origin,
      sitePath: '',
      surface: () => 'chk',
    });
    const markets = await answers.of('markets', () => listMarkets(call));
    siteLanguages.remember(markets);
    const sites = markets.flatMap(({ country, languages }) =>
      languages.map((language) => ({ country, ...language })),
    );
    const stored = sites.find(({ sitePath }) => sitePath === storedPath);
    const wanted = (request.headers.get('accept-language') ?? '')
      .split(',')
      .map((part) => part.split(';')[0]?.trim() ?? '');
    const exact = wanted
      .map((tag) => sites.find(({ code, country }) => `${code}-${country}` === tag))
      .find(Boolean);
    const language = wanted.map((tag) => sites.find(({ code }) => code === tag.split('-')[0])).find(Boolean);
    return (stored ?? exact ?? language ?? sites[0])?.sitePath ?? 'us';
  };

  async function page(request: Request, url: URL, jar: CookieJar, caller: KnownCaller): Promise<Response> {
    const deadlines = input.pageDeadline ?? pageDeadline;
    const fetch = withDeadline(backEnd, request.method === 'POST' ? deadlines.form : deadlines.read);
    const contextOf = (sitePath: string, isOfVisitor: boolean) =>
      createRequestContext({
        ...{
          config,
          brand: inPages.brand,
          fetch,
          answers,
          sitePath,
          isPersonal: isOfVisitor,
          caller,
          query: url.searchParams,
        },
        // A page that is the same for everybody is rendered without cookies.
        jar: isOfVisitor ? jar : new CookieJar(undefined, isHttps),
        visitorJar: jar,
        hasPrivacySignal: request.headers.get('sec-gpc') === '1',
        log: (message, error) => log(message, { path: url.pathname, id: caller.requestId }, error),
      });
    const { sitePath } = splitSitePath(url.pathname);
    const route = sitePath === undefined ? lostRoute : routeAt(url, sitePath);
    const requestContext =
      sitePath === undefined
        ? undefined
        : await contextOf(sitePath, request.method === 'POST' || (await isPersonal(route)));
    if (requestContext) siteLanguages.remember(requestContext.markets);
    const elsewhere = requestContext && checkoutElsewhere(requestContext, url);
    if (elsewhere) return new Response(null, { status: 307, headers: { location: elsewhere } });
    if (requestContext)
      return renderPage({
        ...input,
        ...input.assets,
        brandHead: inPages.brandHead,
        requestContext,
        route,
        request,
        log: (message, error) => log(message, { id: caller.requestId }, error),
      });
    if (sitePath === undefined) {
      const { preferred } = languagePreference.codec.decode(jar.get(languagePreference.key) ?? '') ?? {};
      const home = await preferredSite(request, preferred);
      // 307 keeps the method and the form: an address without site path works for forms, too.
      const to = `/${home}${url.pathname === '/' ? '' : url.pathname}${url.search}`;
      return new Response(null, {
        status: request.method === 'GET' ? 302 : 307,
        headers: { location: to, vary: 'accept-language, cookie' },
      });
    }
    // The same for everybody, whatever site they have chosen before.
    const home = await preferredSite(request);
    const fallback = await contextOf(home, false);
    if (!fallback) return plain(404, 'Not found');
    const lost = new Request(new URL(`/${home}/not/found/here`, url), { headers: request.headers });
    return renderPage({
      ...input,
      ...input.assets,
      brandHead: inPages.brandHead,
      requestContext: fallback,
      route: lostRoute,
      request: lost,
      status: 404,
      log: (message, error) => log(message, { id: caller.requestId }, error),
    });
  }

  async function answer(request: Request, caller: KnownCaller): Promise<Response> {
    // Only the configured origin counts, regardless of the request's host.
    const url = underOrigin(config.origin, new URL(request.url));
    if (isElsewhere(request, url.pathname)) return plain(404, 'Not found');
    if (caller.protocol === 'http' && isHttps && safe.test(request.method) && !probes.test(url.pathname))
      return new Response(null, { status: 308, headers: { location: url.href } });
    const accepts = request.headers.get('accept-encoding') ?? '';
    const file = files.answer(url.pathname, accepts);
    if (file) return file;
    const isFromElsewhere = notFromPages.test(url.pathname) || isPostedAnswer(request, url);
    const isOwn = isFromElsewhere || isFromOwnPage(request, config);
    if (!isOwn && !oneClickPage.test(url.pathname)) {
      return new Response(
        JSON.stringify({ errorCode: 'Forbidden', message: 'This did not come from a page of the shop.' }),
        { status: 403, headers: { 'content-type': 'application/json; charset=utf-8' } },
      );
    }
    const jar = new CookieJar(
      isOwn ? request.headers.get('cookie') : undefined,
      caller.protocol === 'https' || isSecureConnection(request, config),
    );
    const respond = async (): Promise<Response> => {
      if (isMailbox(url.pathname) && !mayReadMails(config.mailbox, caller, request))
        return plain(404, 'Not found');
      if (
        isSandboxIdentity(url.pathname) &&
        config.isIdentitySandboxLocal &&
        !isOnThisMachine(caller, request)
      )
        return plain(404, 'Not found');
      if (url.pathname === protectedValuesPath) return protectedValues(request, jar);
      if (backEndPaths.test(url.pathname)) return callBackEnd(request, backEnd, jar, caller);
      if (url.pathname === answeredPath) return answeredStyles(url, jar);
      if (url.pathname === '/robots.txt') return robots(config.origin);
      if (url.pathname === '/sitemap.xml') return siteMapIndex(backEnd, config.origin);
      const { sitePath, rest } = splitSitePath(url.pathname);
      if (sitePath && rest === '/sitemap.xml') return siteMap(backEnd, config.origin, sitePath);
      const external = sitePath && externalSignInAt(rest);
      if (external && (request.method === 'GET' || isPostedAnswer(request, url))) {
        const given = { sitePath, url, request, jar, caller, backEnd, config };
        const redirected = await externalSignIn(external, given);
        if (redirected) return redirected;
      }
      const corrected = correctedPath(url.pathname);
      if (corrected !== undefined)
        return new Response(null, { status: 301, headers: { location: corrected + url.search } });
      if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
        return new Response(null, {
          status: 301,
          headers: { location: url.pathname.replace(/\/+$/, '') + url.search },
        });
      }
      const asked = await pageRequest(request, url);
      return asked instanceof Response ? asked : page(asked, url, jar, caller);
    };
    const response = await respond();
    jar.writeTo(response.headers);
    return compressed(response, accepts);
  }

  return async (request, connectionAddress) => {
    const began = performance.now();
    const requestId = randomUUID();
    let response: Response;
    try {
      const caller = config.trustedProxies.caller(connectionAddress, request.headers);
      response = await answer(request, { ...caller, requestId });
    } catch (error) {
      const { pathname, search } = new URL(request.url);
      const failure = pageFailureOf(error);
      if (failure.status >= 500) log('A page could not be made.', { id: requestId, path: pathname }, error);
      const { sitePath } = splitSitePath(pathname);
      response = crashPage({
        failure,
        language: siteLanguages.of(sitePath, request.headers.get('accept-language')),
        brand,
        home: sitePath ? `/${sitePath}` : '/',
        ...(failure.retryAfter !== undefined && safe.test(request.method)
          ? { again: underOrigin(config.origin, new URL(request.url)).pathname + search }
          : {}),
        reference: requestId,
      });
    }
    for (const [name, value] of Object.entries(headers)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    response.headers.set('x-request-id', requestId);
    input.onAnswer?.({
      ...{ id: requestId, method: request.method, status: response.status },
      route: routeName(new URL(request.url).pathname),
      ms: performance.now() - began,
    });
    return response;
  };
}
