import { parsedAnswers, siteAnswers } from '@touchline/contract/caches';
import { listMarkets } from '@touchline/contract/client/site';
import { createTransport, type ParsedAnswers } from '@touchline/contract/client/transport';
import { configValue } from '@touchline/contract/config/configTable';
import { i18nextTranslators } from '@touchline/features/platform/i18n/i18nextTranslator';
import { languagePreference } from '@touchline/features/shell/region/choice';
import { siteBrand } from '@touchline/features/platform/site';
import { previewedRoutes, previewOf } from '../../routes/shared/previewOf.ts';
import { splitSitePath } from '../../routes/urls.ts';
import { checkoutRoutes } from '../../routes/inAppNavigation.ts';
import { brandHead } from '../sites/brandHead.ts';
import { chooseSite, type SitePreferences } from '../sites/chooseSite.ts';
import { EtagCache } from '../cache/EtagCache.ts';
import { CookieJar } from '../http/CookieJar.ts';
import type { Session } from './createSession.ts';
import { PageCache, type RenderedPage } from '../cache/PageCache.ts';
import { createRequestContext, type RequestContext } from './pageRequest.ts';
import { PageSources } from '../cache/PageSources.ts';
import { PublicCallCache } from '../cache/PublicCallCache.ts';
import { pageUrl, unchangedCheck } from './publicPage.ts';
import { renderPage, renderWholePage } from './renderPage.tsx';
import type { ShopInput } from '../http/shop.ts';
import { isCrawler } from '../http/isCrawler.ts';
import type { SiteLanguages } from '../sites/siteLanguages.ts';
import { deviceHeaders } from '../http/deviceHeaders.ts';
import { isPersonal, routeAt } from '../sites/siteRoutes.ts';
import type { KnownCaller } from '../http/trustedProxies.ts';
import { underOrigin } from '../http/underOrigin.ts';
import type { FindCountry, FindRegion } from '../http/visitorCountry.ts';
import { pageDeadline, withDeadline } from '../http/withDeadline.ts';

/** The pages of a shop. */
export interface Pages {
  /** The kept page of this address, without a look at who asks; `undefined` when it has to be made. */
  kept: (request: Request, url: URL, caller: KnownCaller) => Promise<Response | undefined>;
  /** Makes the page of this address, or handles the form that was sent to it. */
  make: (request: Request, url: URL, jar: CookieJar, caller: KnownCaller) => Promise<Response>;
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** The address of a checkout page in the other application that serves the checkout of this site. */
function checkoutElsewhere({ visitorFlags, site }: Session, url: URL): string | undefined {
  const origin = configValue(site.market.config, 'checkoutOrigin');
  const isElsewhere = visitorFlags.checkoutMicroapp && origin !== '' && origin !== url.origin;
  if (!isElsewhere || !checkoutRoutes.test(splitSitePath(url.pathname).rest)) return undefined;
  return underOrigin(origin, url).href;
}

interface PagesOptions {
  siteLanguages: SiteLanguages;
  findCountry: FindCountry;
  findRegion: FindRegion;
  /** Headers of every response that does not set its own. */
  headers: Readonly<Record<string, string>>;
}

/** One request for a page. */
interface RequestParts {
  request: Request;
  /** As it was asked for. */
  asked: URL;
  /** Without what campaigns add. */
  url: URL;
  jar: CookieJar;
  caller: KnownCaller;
  /** The back end, with the deadline of this page. */
  fetch: ShopInput['backEnd'];
}

/** Line breaks and the like, encoded. No page has such a name. */
const hasControlCharacter = (pathname: string): boolean =>
  /%[01][0-9a-f]|%7f|%c2%[89][0-9a-f]/i.test(pathname);

const keyOf = (url: URL): string => url.pathname + url.search;

/** The pages of a shop: those that are the same for everybody are kept, the others are rendered for their visitor. */
export function createPages(
  input: ShopInput,
  { siteLanguages, findCountry, findRegion, headers }: PagesOptions,
): Pages {
  const { config, brand, backEnd, log } = input;
  const inPages = { brand: siteBrand(brand), brandHead: brandHead(brand) };
  const answers = new PublicCallCache(siteAnswers);
  const answersByVersion = new EtagCache(parsedAnswers);
  const translatorOf = i18nextTranslators();
  const pages = new PageCache({ headers, maxBytes: config.pageCacheBytes });
  const isHttps = config.origin.startsWith('https:');

  const varying = ['accept-language', 'cookie', 'user-agent', config.countryHeader]
    .filter(Boolean)
    .join(', ');
  const knowsCountry = input.findCountry !== undefined || config.countryHeader !== undefined;

  /** The site for an address without one, or for a page that is the same for everybody. */
  const siteFor = async (preferences: SitePreferences): Promise<string> => {
    const call = createTransport({
      fetch: backEnd,
      origin: config.origin,
      sitePath: '',
      surface: () => 'chk',
    });
    const markets = await answers.of('markets', () => listMarkets(call));
    siteLanguages.remember(markets);
    return chooseSite(markets, preferences) ?? 'us';
  };

  /** What may decide where an address without site path leads. A crawler always gets the first site. */
  const preferencesOf = ({ request, url, jar }: RequestParts): SitePreferences => {
    if (isCrawler(request.headers)) return {};
    const { preferred } = languagePreference.codec.decode(jar.get(languagePreference.key) ?? '') ?? {};
    const isOpen = isRead(request) && !checkoutRoutes.test(url.pathname);
    return {
      chosen: preferred,
      acceptLanguage: request.headers.get('accept-language'),
      // Whoever sends a form or pays stays where their language leads, wherever they travel.
      country: isOpen ? findCountry(request) : undefined,
    };
  };

  const contextOf = (
    { request, url, jar, caller, fetch }: RequestParts,
    sitePath: string,
    isOfVisitor: boolean,
    given: Partial<
      Pick<ShopInput, 'log'> & Pick<RequestParts, 'fetch'> & { parsedAnswers: ParsedAnswers }
    > = {},
  ) =>
    createRequestContext({
      ...{ config, brand: inPages.brand, answers, translatorOf, sitePath, caller, query: url.searchParams },
      fetch: given.fetch ?? fetch,
      ...(given.parsedAnswers ? { parsedAnswers: given.parsedAnswers } : {}),
      isPersonal: isOfVisitor,
      // A page that is the same for everybody is rendered without cookies.
      jar: isOfVisitor ? jar : new CookieJar(undefined, isHttps),
      visitorJar: jar,
      hasPrivacySignal: request.headers.get('sec-gpc') === '1',
      region: findRegion(request),
      // Who signs in without JavaScript does it by a form.
      deviceHeaders: request.method === 'POST' ? deviceHeaders(request, findCountry(request)) : {},
      log: (message, error) =>
        (given.log ?? log)(message, { path: url.pathname, id: caller.requestId }, error),
    });

  const inputOf = ({ caller }: RequestParts, requestContext: RequestContext, request: Request) => ({
    ...{ ...input, ...input.assets, brandHead: inPages.brandHead, requestContext, request },
    knowsCountry,
    log: (message: string, error?: unknown) => log(message, { id: caller.requestId }, error),
  });

  /** Learns the languages of a site, and leads to the other application where it serves this page. */
  const redirected = (requestContext: RequestContext, { asked }: RequestParts): Response | undefined => {
    siteLanguages.remember(requestContext.markets);
    const elsewhere = checkoutElsewhere(requestContext, asked);
    return elsewhere ? new Response(null, { status: 307, headers: { location: elsewhere } }) : undefined;
  };

  /** A page with what is its visitor's; `undefined` when there is no such site. */
  const forVisitor = async (parts: RequestParts, path: string): Promise<Response | undefined> => {
    const requestContext = await contextOf(parts, path, true);
    if (!requestContext) return undefined;
    return redirected(requestContext, parts) ?? renderPage(inputOf(parts, requestContext, parts.request));
  };

  /** A page that is the same for everybody; `undefined` when there is no such site. */
  const forEverybody = async (
    parts: RequestParts,
    path: string,
  ): Promise<RenderedPage | Response | undefined> => {
    const sources = new PageSources();
    let hasFailed = false;
    const requestContext = await contextOf(parts, path, false, {
      fetch: sources.recorded(parts.fetch),
      parsedAnswers: sources.recordedAnswers(answersByVersion),
      log: (message, fields, error) => {
        hasFailed ||= error !== undefined;
        log(message, fields, error);
      },
    });
    if (!requestContext) return undefined;
    const elsewhere = redirected(requestContext, parts);
    if (elsewhere) return elsewhere;
    sources.begin();
    const rendered = await renderWholePage({
      // Without the signal of the one who asks first: others may wait for the same page.
      ...inputOf(parts, requestContext, new Request(parts.url)),
      log: (message, error) => {
        hasFailed = true;
        log(message, { id: parts.caller.requestId }, error);
      },
    });
    if (rendered instanceof Response) return rendered;
    const isUnchanged = unchangedCheck({
      ...{ page: rendered, requestContext, sources, hasFailed, backEnd, answers },
      ...{ origin: config.origin, brand: brand.id },
    });
    return { page: rendered, ...(isUnchanged ? { isUnchanged, checkedAt: sources.askedAt } : {}) };
  };

  /** Leads from an address without site path to the visitor's site. */
  const toSite = async (parts: RequestParts): Promise<Response> => {
    const { request, asked, url } = parts;
    const home = await siteFor(preferencesOf(parts));
    // 307 keeps the method and the form: an address without site path works for forms, too.
    // With what a campaign has added: scripts of the browser read it there.
    const to = `/${home}${url.pathname === '/' ? '' : url.pathname}${asked.search}`;
    return new Response(null, {
      status: request.method === 'GET' ? 302 : 307,
      headers: { location: to, vary: varying },
    });
  };

  /** The page for an address that is none of a site, or of a site that does not exist. */
  const lostPage = async (parts: RequestParts, sitePath?: string): Promise<Response> => {
    const { headers } = parts.request;
    const ofSite = sitePath && (await contextOf(parts, sitePath, false, { parsedAnswers: answersByVersion }));
    // The same for everybody, whatever site they have chosen before.
    const home = ofSite ? sitePath : await siteFor({ acceptLanguage: headers.get('accept-language') });
    const requestContext =
      ofSite || (await contextOf(parts, home, false, { parsedAnswers: answersByVersion }));
    if (!requestContext) throw new Error('No market is configured.');
    // Below no site, it is an address of the last route.
    const lost = new Request(new URL('/not/found/here', parts.url), { headers });
    return renderPage({ ...inputOf(parts, requestContext, lost), status: 404 });
  };

  const kept: Pages['kept'] = async (request, url, caller) =>
    isRead(request)
      ? pages.getFresh(keyOf(pageUrl(url)), request, {
          'x-forwarded-for': caller.address,
          'x-request-id': caller.requestId,
        })
      : undefined;

  const make: Pages['make'] = async (request, asked, jar, caller) => {
    const deadlines = input.pageDeadline ?? pageDeadline;
    const url = isRead(request) ? pageUrl(asked) : asked;
    const fetch = withDeadline(backEnd, request.method === 'POST' ? deadlines.form : deadlines.read);
    const parts: RequestParts = { request, asked, url, jar, caller, fetch };
    const { sitePath } = splitSitePath(url.pathname);
    if (sitePath === undefined) return toSite(parts);
    const route = hasControlCharacter(url.pathname) ? undefined : routeAt(url, sitePath);
    if (!route) return lostPage(parts, sitePath);
    const isPreview = previewOf(url) !== undefined && previewedRoutes.has(route.id);
    const isOfVisitor = request.method === 'POST' || isPreview || (await isPersonal(route));
    const found = isOfVisitor
      ? await forVisitor(parts, sitePath)
      : await pages.render(keyOf(url), request, () => forEverybody(parts, sitePath));
    return found ?? lostPage(parts);
  };

  return { kept, make };
}
