import { accountPages } from '@touchline/contract/account/constants';
import { randomUUID } from 'node:crypto';
import type { Brand } from '@touchline/design-system/brand';
import { correctedPath, splitSitePath } from '../../routes/urls.ts';
import { protectedValuesPath } from '../../state/state.ts';
import { callBackEnd } from './api.ts';
import type { PageAssets } from '../render/assets.ts';
import { compressed } from './compress.ts';
import type { Config } from '../start/config.ts';
import { CookieJar } from './CookieJar.ts';
import { deskPage, deskPaths, type DeskFiles } from '../desk/deskPage.ts';
import { crashPage } from './crashPage.ts';
import { externalSignIn, externalSignInAt, isPostedAnswer } from '../signIn/externalSignIn.ts';
import { isFromOwnPage, isSecureConnection } from './configuredPages.ts';
import { securityHeaders } from './policy.ts';
import { SiteLanguages } from '../sites/siteLanguages.ts';
import { openTranslated, translateUrlPath } from '../sites/translateUrl.ts';
import { countryFromHeader, countryOfPerson, type FindCountry, regionFromHeader } from './visitorCountry.ts';
import { isForwarded, type KnownCaller } from './trustedProxies.ts';
import { answeredPath, answeredStyles } from '../render/noScriptConsent.ts';
import { pageFailureOf } from '../render/pageFailure.ts';
import { createPages } from '../render/pages.ts';
import { mustBeForm, readForm } from './readForm.ts';
import type { RequestLine } from './RequestLog.ts';
import { protectedValues } from './protectedValues.ts';
import { routeName } from './routeName.ts';
import { robots, siteMap, siteMapIndex } from '../sites/siteMap.ts';
import type { StaticFiles } from './StaticFiles.ts';
import type { PageStyles } from '../render/styles/PageStyles.ts';
import { underOrigin } from './underOrigin.ts';
import type { PageDeadline } from './withDeadline.ts';

export interface ShopInput {
  config: Config;
  brand: Brand;
  /** The back end. Its responses are passed on with added headers, so their headers must be mutable; those of `fetch` are not. */
  backEnd: (request: Request) => Promise<Response>;
  /** Origin of the payment provider's frames and pages, `self`, or `none` without a payment provider. */
  providerOrigin: string;
  assets: PageAssets;
  styles: PageStyles;
  /** Allows Vite's hot reload in the content policy. @default false */
  isDevelopment?: boolean;
  files: Pick<StaticFiles, 'answer'>;
  /** Of the desk, at which owners edit the shop. @default there is no desk */
  deskFiles?: DeskFiles;
  log: (message: string, fields?: Readonly<Record<string, unknown>>, error?: unknown) => void;
  /** How long the calls of one page may take in total. @default 5 s, and 25 s for one with a form */
  pageDeadline?: PageDeadline;
  /** Finds out the country of a visitor. @default from the header that the configuration names */
  findCountry?: FindCountry;
  /** Called for every response. Nothing is logged when absent. */
  onAnswer?: (line: RequestLine) => void;
}

/** Responds to a request; `connectionAddress` is the address of the connected machine. */
export type RequestHandler = (request: Request, connectionAddress: string) => Promise<Response>;

const backEndPaths =
  /^\/(api|media|payment-pages|sandbox|mailbox|healthz|readyz|personalizationengine)(\/|$)/;
/** Paths without an origin check: payment events are signed, and the provider's pages are not part of the shop. */
const notFromPages = /^\/(api\/payment-events|api\/shipment-events|api\/policy-reports|sandbox)(\/|$)/;

/**
 * The pages that mail programs unsubscribe at, from wherever they run: the key in its address is the permission, and
 * cookies of the visitor are not read (RFC 8058).
 */
const oneClickPage = /^\/[a-z]{2}\/(newsletter\/unsubscribe|wishlist\/notices)$/;

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
  return (asked: string, pathname: string): boolean => {
    const isProvider = asked === host;
    return isProvider !== /^\/sandbox(\/|$)/.test(pathname);
  };
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

/** Where password managers look for the page that changes a password (W3C, a well-known URL for it). */
const changePasswordPath = '/.well-known/change-password';
const toChangePassword = (): Response =>
  new Response(null, { status: 303, headers: { location: accountPages.changePassword } });

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
export function createShop(input: ShopInput): RequestHandler {
  const { config, brand, backEnd, files, log } = input;
  const isHttps = config.origin.startsWith('https:');
  const headers = {
    ...securityHeaders(isHttps),
    ...(config.environment === 'production' ? {} : { 'x-robots-tag': 'noindex' }),
  };
  const siteLanguages = new SiteLanguages();
  const isElsewhere = isAtTheOtherOrigin(input.providerOrigin);

  const findCountry = countryOfPerson(input.findCountry ?? countryFromHeader(config.countryHeader));
  const findRegion = regionFromHeader(config.regionHeader, findCountry);
  const pages = createPages(input, { siteLanguages, findCountry, findRegion, headers });

  /** Adds what every response has; a kept page has it already. */
  function complete(response: Response, requestId: string): Response {
    for (const [name, value] of Object.entries(headers))
      if (!response.headers.has(name)) response.headers.set(name, value);
    response.headers.set('x-request-id', requestId);
    return response;
  }

  async function answer(request: Request, asked: URL, caller: KnownCaller): Promise<Response> {
    // Only the configured origin counts, regardless of the request's host.
    const url = asked.origin === config.origin ? asked : underOrigin(config.origin, asked);
    if (isElsewhere(asked.host, url.pathname)) return complete(plain(404, 'Not found'), caller.requestId);
    if (caller.protocol === 'http' && isHttps && safe.test(request.method) && !probes.test(url.pathname))
      return complete(new Response(null, { status: 308, headers: { location: url.href } }), caller.requestId);
    const kept = await pages.kept(request, url, caller);
    return kept ?? complete(await make(request, url, caller), caller.requestId);
  }

  async function make(request: Request, url: URL, caller: KnownCaller): Promise<Response> {
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
      if (backEndPaths.test(url.pathname))
        return callBackEnd(request, backEnd, jar, {
          ...{ ...caller, country: findCountry(request), region: findRegion(request) },
        });
      if (url.pathname === translateUrlPath && safe.test(request.method))
        return openTranslated(request, url, backEnd);
      if (url.pathname === answeredPath)
        return answeredStyles(url, jar, { backEnd, origin: config.origin, region: findRegion(request) });
      if (url.pathname === changePasswordPath) return toChangePassword();
      if (input.deskFiles && deskPaths.test(url.pathname) && safe.test(request.method))
        return deskPage(request, {
          brand,
          files: input.deskFiles,
          isDevelopment: input.isDevelopment ?? false,
        });
      if (url.pathname === '/robots.txt') return robots(config);
      if (url.pathname === '/sitemap.xml') return siteMapIndex(backEnd, config.origin);
      const { sitePath, rest } = splitSitePath(url.pathname);
      if (sitePath && rest === '/sitemap.xml') return siteMap(backEnd, config.origin, sitePath);
      const external = sitePath && externalSignInAt(rest);
      if (external && (request.method === 'GET' || isPostedAnswer(request, url))) {
        const country = findCountry(request);
        const given = { sitePath, url, request, jar, caller, backEnd, config, country };
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
      return asked instanceof Response ? asked : pages.make(asked, url, jar, caller);
    };
    const response = await respond();
    jar.writeTo(response.headers);
    // A response that sets a cookie is for its visitor, whatever it contains.
    if (response.headers.has('set-cookie') && response.headers.get('cache-control')?.includes('public'))
      response.headers.set('cache-control', 'private, no-cache');
    return compressed(response, accepts);
  }

  let isWarned = config.trustedProxies.isConfigured;
  /** Behind a proxy that is not trusted all shoppers are one: they share every limit. Said once, when it is noticed. */
  function noticeProxy(given: Pick<Headers, 'get'>, connectionAddress: string): void {
    if (isWarned || !isForwarded(given)) return;
    isWarned = true;
    log(
      'Requests are forwarded by a proxy that is not trusted, so all shoppers behind it share the limits of one: set TRUST_PROXY.',
      { level: 'warn', proxy: connectionAddress },
    );
  }

  return async function handle(request: Request, connectionAddress: string): Promise<Response> {
    const began = performance.now();
    const requestId = randomUUID();
    const asked = new URL(request.url);
    noticeProxy(request.headers, connectionAddress);
    let response: Response;
    try {
      const caller = config.trustedProxies.caller(connectionAddress, request.headers);
      response = await answer(request, asked, { ...caller, requestId });
    } catch (error) {
      const { pathname, search } = asked;
      const failure = pageFailureOf(error);
      if (failure.status >= 500) log('A page could not be made.', { id: requestId, path: pathname }, error);
      const { sitePath } = splitSitePath(pathname);
      const crashed = crashPage({
        failure,
        language: siteLanguages.of(sitePath, request.headers.get('accept-language')),
        brand,
        home: sitePath ? `/${sitePath}` : '/',
        ...(failure.retryAfter !== undefined && safe.test(request.method)
          ? { again: underOrigin(config.origin, asked).pathname + search }
          : {}),
        reference: requestId,
      });
      response = complete(crashed, requestId);
    }
    input.onAnswer?.({
      ...{ id: requestId, method: request.method, status: response.status },
      route: routeName(asked.pathname),
      ms: performance.now() - began,
    });
    return response;
  };
}
