import { randomBytes } from 'node:crypto';
import { enableStaticRendering } from 'mobx-react-lite';
import { paymentPageOrigins } from '@touchline/commerce/payment/ProviderSettings';
import { flagsForBrowser } from '@touchline/contract/flags/values';
import { App } from '../../shell/App.tsx';
import { analyticsEnvironmentOf } from '../start/environment.ts';
import { isPersonalPage } from '../../routes/openRoute.ts';
import { messagesOf } from '../../routes/page.ts';
import { pageView } from '../../routes/pageView.ts';
import { previewedRoutes, previewOf } from '../../routes/shared/previewOf.ts';
import { RoutedPage } from '../../shell/RoutedPage.tsx';
import { openedPage } from '../../routes/routeObjects.ts';
import { shellMessages } from '../../shell/shell.ts';
import { visitorPath, type PageState } from '../../state/state.ts';
import type { PageAssets } from './assets.ts';
import type { BrandHead } from '../sites/brandHead.ts';
import type { Config } from '../start/config.ts';
import { documentOf } from './document.ts';
import { limitSeconds, retrySeconds } from './pageFailure.ts';
import { noScriptConsent } from './noScriptConsent.ts';
import { contentPolicy, scriptHash, type AllowedScripts } from '../http/policy.ts';
import {
  mapOriginsOf,
  pageRemotesOf,
  remoteOriginsOf,
  remoteStylesOf,
  tagManagerOriginsOf,
} from '../start/remoteOrigins.ts';
import { siteHead } from '../sites/siteHead.ts';
import { hasSingleSignOn, singleSignOnOf } from '../signIn/singleSignOn.ts';
import type { RequestContext } from './pageRequest.ts';
import { renderView, type PageView, type RenderedView } from './renderView.ts';
import { serverRenderedConsent } from './serverRenderedConsent.tsx';
import { serverPartOf } from './serverPartOf.ts';
import { siteHandler } from '../sites/siteRoutes.ts';
import type { PageStyles } from './styles/PageStyles.ts';

export interface RenderInput extends PageAssets {
  requestContext: RequestContext;
  config: Config;
  brandHead: BrandHead;
  request: Request;
  providerOrigin: string;
  styles: PageStyles;
  log: (message: string, error?: unknown) => void;
  isDevelopment?: boolean | undefined;
  /** The server knows the countries of visitors. */
  knowsCountry?: boolean;
  /** Overrides the status of the route, for a page shown in place of another. */
  status?: number;
}

// The server renders each page once: observers need not be tracked, or kept until a timer disposes them.
enableStaticRendering(true);

/** A page that is the same for everybody, complete. */
export interface WholePage {
  body: Buffer<ArrayBuffer>;
  status: number;
  headers: Readonly<Record<string, string>>;
}

/** What a page consists of once its route was handled. */
interface HandledPage extends PageView {
  /** The document around the content, with the state that the content was rendered from. */
  documentOf: (rendered: RenderedView, nonce?: string) => Promise<Buffer<ArrayBuffer>>;
  status: number;
  headersFor: (scripts: AllowedScripts) => Record<string, string>;
  /** Whether a configured script of another origin belongs to it. */
  hasOtherScript: boolean;
}

/** Handles the route of a request and renders its page, for this response alone. */
export async function renderPage(input: RenderInput): Promise<Response> {
  const page = await handlePage(input);
  return page instanceof Response ? page : withNonce(page, input);
}

/**
 * Handles the route of a request and renders its page; only for one that is the same for everybody. A `Response` is for
 * this visitor alone: a redirect, or a page whose policy needs a nonce.
 */
export async function renderWholePage(input: RenderInput): Promise<WholePage | Response> {
  const page = await handlePage(input);
  if (page instanceof Response) return page;
  // Vite adds inline scripts of its own, and a script that the page loads from elsewhere has no hash.
  if (page.hasOtherScript || input.isDevelopment) return withNonce(page, input);
  const body = await page.documentOf(await renderView(page, input));
  // Its only script that stands in the page. What content brings along is no script of the shop.
  const hashes = [scriptHash(input.bootstrap)];
  return { body, status: page.status, headers: page.headersFor({ hashes }) };
}

async function withNonce(page: HandledPage, input: RenderInput): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const body = await page.documentOf(await renderView(page, input), nonce);
  const headers = { ...page.headersFor({ nonce }), 'content-length': String(body.length) };
  return new Response(body, { status: page.status, headers });
}

async function handlePage(input: RenderInput): Promise<HandledPage | Response> {
  const { requestContext, config, request } = input;
  const { stores } = requestContext;
  const context = await siteHandler(stores.site.language.sitePath).query(request, { requestContext });
  if (context instanceof Response) {
    requestContext.passOnEvents();
    return context;
  }

  const crash = Object.values(context.errors ?? {})[0];
  if (crash !== undefined) throw crash;

  const opened = openedPage(context.matches, context.loaderData);
  if (!opened) throw new Error(`No page for ${new URL(request.url).pathname}.`);
  const { route, page } = opened;
  const own = { id: route.id, isPersonal: isPersonalPage(route, page) };
  const view = (
    <App stores={stores}>
      <RoutedPage view={pageView(page, own, new URL(request.url))} />
    </App>
  );

  const namespaces = [...shellMessages, ...messagesOf(page)].map(({ namespace }) => namespace);
  const { page: script, ...start } = input.startOf(route.id, namespaces, stores.translator.language);
  const { market } = requestContext.site;
  const remotes = pageRemotesOf(market);
  const state: PageState = {
    site: requestContext.siteSnapshot,
    flags: flagsForBrowser(requestContext.visitorFlags),
    stores: {},
    page: { ...own, script },
    origin: config.origin,
    ...(input.knowsCountry ? { knowsCountry: true } : {}),
    ...(hasSingleSignOn(market) ? { isCheckoutLoadedAnew: true } : {}),
    ...(remotes ? { remotes } : {}),
    ...(config.environment === 'production'
      ? {}
      : { environment: analyticsEnvironmentOf[config.environment] }),
  };
  const singleSignOn = singleSignOnOf(route, market, stores.session.isSignedIn);
  const { isPersonal } = requestContext;
  // Nobody is interrupted while paying.
  const isAsked = isPersonal && page.frame !== 'checkout' && !remotes?.cookieConsent;
  const question = isAsked ? await serverRenderedConsent(stores, new URL(request.url)) : undefined;
  const { head } = opened;
  const { jsonLd } = await serverPartOf(route.id);
  // The title of a refused form begins with the refusal.
  const isRefused = context.statusCode === 422;
  const isPreview = previewOf(new URL(request.url)) !== undefined && previewedRoutes.has(route.id);
  const status = input.status ?? statusOf(context.statusCode, requestContext.limitedFor());
  return {
    pageId: route.id,
    status,
    hasOtherScript: singleSignOn !== undefined,
    view,
    question,
    documentOf: async (rendered, nonce) => {
      const site = { ...state.site, formattedTexts: stores.site.formattedTexts };
      const { events } = requestContext;
      return documentOf({
        head: isRefused
          ? { ...head, title: stores.translator.translate('content', 'error.title', { title: head.title }) }
          : head,
        jsonLd: jsonLd?.({ stores, url: new URL(request.url) }) ?? [],
        site: stores.site,
        brandHead: input.brandHead,
        siteHead: siteHead(market),
        markets: requestContext.markets,
        origin: config.origin,
        nonce,
        ...rendered,
        start: {
          ...start,
          ...(isPersonal ? {} : { visitor: `${visitorPath}?sitePath=${stores.site.language.sitePath}` }),
        },
        bootstrap: input.bootstrap,
        otherScript: singleSignOn?.script,
        noScript: question ? undefined : await noScriptConsent(stores, new URL(request.url)),
        state: {
          ...{ ...state, site },
          ...(events.length > 0 ? { events } : {}),
          stores: stores.toSnapshot(isPersonal ? 'visitor' : 'everybody'),
          ...(isPersonal ? { session: stores.session.toSnapshot() } : {}),
        },
      });
    },
    headersFor: (scripts) => ({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': contentPolicy(scripts, input.providerOrigin, input.isDevelopment, {
        callable: [...(singleSignOn ? [singleSignOn.origin] : []), ...remoteOriginsOf(market)],
        styles: remoteStylesOf(market),
        pictures: mapOriginsOf(market),
        paymentPages: paymentPageOrigins(config.realProviders ?? {}),
        tagManager: tagManagerOriginsOf(market),
        isFramed: isPreview,
      }),
      ...(isPreview ? { 'x-robots-tag': 'noindex' } : {}),
      'content-language': stores.translator.language,
      ...retryAfterOf(status, requestContext.limitedFor()),
      ...opened.headers,
      ...Object.fromEntries(Object.values(context.actionHeaders).flatMap((headers) => [...headers])),
    }),
  };
}

/** A form refused by a rate limit gets 429 instead of 422, which would mean that it was invalid. */
function statusOf(status: number, limitedFor: number | undefined): number {
  return status === 422 && limitedFor !== undefined ? 429 : status;
}

/** `Retry-After` for a page that shows a failure. */
function retryAfterOf(status: number, limitedFor = limitSeconds): Record<string, string> {
  if (status === 429) return { 'retry-after': String(limitedFor) };
  return status === 503 ? { 'retry-after': String(retrySeconds) } : {};
}
