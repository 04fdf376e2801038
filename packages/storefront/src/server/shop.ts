import { randomUUID } from 'node:crypto';
import { listMarkets } from '@touchline/contract/client/site';
import { createTransport } from '@touchline/contract/client/transport';
import { correctedPath, splitSitePath } from '../app/address.ts';
import { callBackEnd } from './api.ts';
import type { PageAssets } from './assets.ts';
import { compressor } from './compress.ts';
import type { Config } from './config.ts';
import { CookieJar } from './CookieJar.ts';
import { crashPage } from './crashPage.ts';
import { isFromOwnPage, isSecureConnection } from './configuredPages.ts';
import { securityHeaders } from './policy.ts';
import { SiteLanguages } from './siteLanguages.ts';
import type { KnownCaller } from './trustedProxies.ts';
import { PublicCallCache } from './PublicCallCache.ts';
import { pageFailureOf } from './pageFailure.ts';
import { mustBeForm, readForm } from './readForm.ts';
import type { RequestLine } from './RequestLog.ts';
import { renderPage } from './renderPage.tsx';
import { routeName } from './routeName.ts';
import { robots, siteMap, siteMapIndex } from './siteMap.ts';
import type { StaticFiles } from './StaticFiles.ts';
import { createRequestContext } from './pageRequest.ts';
import { pageDeadline, withDeadline, type PageDeadline } from './withDeadline.ts';

export interface ShopInput {
  config: Config;
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

const backEndPaths = /^\/(api|media|sandbox|healthz|readyz)(\/|$)/;
/** Paths without an origin check: payment events are signed, and the provider's pages are not part of the shop. */
const notFromPages = /^\/(api\/payment-events|api\/policy-reports|sandbox)(\/|$)/;

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

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });

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
  const { config, backEnd, files, log } = input;
  const answers = new PublicCallCache(10_000, 500);
  const compressed = compressor();
  const isHttps = config.origin.startsWith('https:');
  const headers = securityHeaders(isHttps);
  const siteLanguages = new SiteLanguages();
  const isElsewhere = isAtTheOtherOrigin(input.providerOrigin);

  const preferredSite = async (request: Request, jar: CookieJar): Promise<string> => {
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
    const stored = sites.find(({ sitePath }) => sitePath === jar.get('sitePath'));
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
    const contextOf = (sitePath: string) =>
      createRequestContext({
        ...{ config, fetch, answers, jar, sitePath, caller, query: url.searchParams },
        log: (message, error) => log(message, { path: url.pathname, id: caller.requestId }, error),
      });
    const { sitePath } = splitSitePath(url.pathname);
    const requestContext = sitePath === undefined ? undefined : await contextOf(sitePath);
    if (requestContext) siteLanguages.remember(requestContext.markets);
    if (requestContext)
      return renderPage({
        ...input,
        ...input.assets,
        requestContext,
        request,
        log: (message, error) => log(message, { id: caller.requestId }, error),
      });
    const home = await preferredSite(request, jar);
    if (sitePath === undefined) {
      // 307 keeps the method and the form: an address without site path works for forms, too.
      const to = `/${home}${url.pathname === '/' ? '' : url.pathname}${url.search}`;
      return new Response(null, {
        status: request.method === 'GET' ? 302 : 307,
        headers: { location: to, vary: 'accept-language, cookie' },
      });
    }
    const fallback = await contextOf(home);
    if (!fallback) return plain(404, 'Not found');
    const lost = new Request(new URL(`/${home}/not/found/here`, url), { headers: request.headers });
    return renderPage({
      ...input,
      ...input.assets,
      requestContext: fallback,
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
    if (!notFromPages.test(url.pathname) && !isFromOwnPage(request, config)) {
      return new Response(
        JSON.stringify({ errorCode: 'Forbidden', message: 'This did not come from a page of the shop.' }),
        { status: 403, headers: { 'content-type': 'application/json; charset=utf-8' } },
      );
    }
    const jar = new CookieJar(
      request.headers.get('cookie'),
      caller.protocol === 'https' || isSecureConnection(request, config),
    );
    const respond = async (): Promise<Response> => {
      if (backEndPaths.test(url.pathname)) return callBackEnd(request, backEnd, jar, caller);
      if (url.pathname === '/robots.txt') return robots(config.origin);
      if (url.pathname === '/sitemap.xml') return siteMapIndex(backEnd, config.origin);
      const { sitePath, rest } = splitSitePath(url.pathname);
      if (sitePath && rest === '/sitemap.xml') return siteMap(backEnd, config.origin, sitePath);
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
        brand: config.brand,
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
