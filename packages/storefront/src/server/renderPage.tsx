import { PassThrough, Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { enableStaticRendering } from 'mobx-react-lite';
import { createStaticHandler } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { flagsForBrowser } from '@touchline/contract/flags/values';
import { siteSnapshot } from '@touchline/features/site';
import { splitSitePath } from '../app/address.ts';
import { App } from '../app/App.tsx';
import type { Head } from '../app/head.ts';
import { FramedPage } from '../app/FramedPage.tsx';
import { messagesOf } from '../app/page.ts';
import type { PageRoute } from '../app/routes.ts';
import { shellMessages } from '../app/shell.ts';
import { visitorPath, type PageState } from '../app/state.ts';
import type { PageAssets } from './assets.ts';
import type { BrandHead } from './brandHead.ts';
import type { Config } from './config.ts';
import { handlerRoutes } from './handlerRoutes.ts';
import { documentEnd, documentStart } from './document.ts';
import { limitSeconds, retrySeconds } from './pageFailure.ts';
import { noScriptConsent } from './noScriptConsent.ts';
import { contentPolicy, scriptHash, type AllowedScripts } from './policy.ts';
import { remoteOriginsOf } from './remoteOrigins.ts';
import { hasSingleSignOn, singleSignOnOf } from './singleSignOn.ts';
import type { RequestContext } from './pageRequest.ts';

export interface RenderInput extends PageAssets {
  requestContext: RequestContext;
  /** The route that matches the address. */
  route: PageRoute;
  config: Config;
  brandHead: BrandHead;
  request: Request;
  providerOrigin: string;
  log: (message: string, error?: unknown) => void;
  isDevelopment?: boolean | undefined;
  /** The server knows the countries of visitors. */
  knowsCountry?: boolean;
  /** Overrides the status of the route, for a page shown in place of another. */
  status?: number;
}

// The server renders each page once: observers need not be tracked, or kept until a timer disposes them.
enableStaticRendering(true);

/** Where a render gives up and the page goes out as it is; the script finishes it. */
const renderLimit = 10_000;

/** A page that is the same for everybody, complete. */
export interface WholePage {
  html: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}

/** What a page consists of once its route was handled. */
interface HandledPage {
  start: (nonce?: string) => Promise<string>;
  render: (nonce?: string) => Promise<Readable>;
  /** Taken after the content, so that it includes what late parts of the page have loaded. */
  end: () => string;
  status: number;
  headersFor: (scripts: AllowedScripts) => Record<string, string>;
  /** Whether a configured script of another origin belongs to it. */
  hasOtherScript: boolean;
}

/** Handles the route of a request and streams its page, made for this response alone. */
export async function renderPage(input: RenderInput): Promise<Response> {
  const page = await handlePage(input);
  return page instanceof Response ? page : streamed(page);
}

/**
 * Handles the route of a request and renders its page completely; only for one that is the same for everybody. A
 * `Response` is for this visitor alone: a redirect, or a page whose policy needs a nonce.
 */
export async function renderWholePage(input: RenderInput): Promise<WholePage | Response> {
  const page = await handlePage(input);
  if (page instanceof Response) return page;
  // Vite adds inline scripts of its own, and a script that the page loads from elsewhere has no hash.
  if (page.hasOtherScript || input.isDevelopment) return streamed(page);
  const start = await page.start();
  const body = Buffer.concat(await (await page.render()).toArray()).toString();
  const html = start + body + page.end();
  const hashes = inlineScripts(html).map(scriptHash);
  return { html, status: page.status, headers: page.headersFor({ hashes }) };
}

/** The texts of the scripts in a page that run; data is no script to the content policy. */
function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g);
  return [...new Set([...scripts].map(([, text = '']) => text))];
}

async function streamed(page: HandledPage): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const start = await page.start(nonce);
  const body = await page.render(nonce);
  async function* wholePage(): AsyncGenerator<Buffer> {
    yield Buffer.from(start);
    for await (const chunk of body) yield chunk as Buffer;
    yield Buffer.from(page.end());
  }
  return new Response(Readable.toWeb(Readable.from(wholePage())) as ReadableStream, {
    status: page.status,
    headers: page.headersFor({ nonce }),
  });
}

async function handlePage(input: RenderInput): Promise<HandledPage | Response> {
  const { requestContext, config, request, log } = input;
  const { stores } = requestContext;
  const handler = createStaticHandler(
    handlerRoutes(stores, [input.route], requestContext.requestedNavigation),
  );
  const context = await handler.query(request);
  if (context instanceof Response) {
    requestContext.passOnEvents();
    return context;
  }

  const crash = Object.values(context.errors ?? {})[0];
  if (crash !== undefined) throw crash;

  const leaf = context.matches.at(-1)?.route;
  const result = (context.loaderData[leaf?.id ?? ''] ?? {}) as {
    head?: Head;
    headers?: Readonly<Record<string, string>>;
  };
  const route = leaf?.handle as PageRoute | undefined;
  const page = (await route?.load())?.page;
  if (!route || !page || 'redirect' in page) throw new Error(`No page for ${new URL(request.url).pathname}.`);
  const { View } = page;
  const view = (
    <App stores={stores}>
      <FramedPage
        frame={page.frame}
        path={splitSitePath(new URL(request.url).pathname).rest}
        search={new URL(request.url).search}
      >
        <View />
      </FramedPage>
    </App>
  );

  const state: PageState = {
    site: siteSnapshot(requestContext.site, stores.site.brand, stores.site.signInPath),
    flags: flagsForBrowser(requestContext.visitorFlags),
    stores: {},
    page: route.name,
    origin: config.origin,
    ...(input.knowsCountry ? { knowsCountry: true } : {}),
    ...(hasSingleSignOn(requestContext.site.market) ? { isCheckoutLoadedAnew: true } : {}),
  };
  const singleSignOn = singleSignOnOf(route, requestContext.site.market);
  const { isPersonal } = requestContext;
  const namespaces = [...shellMessages, ...messagesOf(page)].map(({ namespace }) => namespace);
  const head = result.head ?? { title: stores.site.brand.name };
  // The title of a refused form begins with the refusal.
  const isRefused = context.statusCode === 422;
  const status = input.status ?? statusOf(context.statusCode, requestContext.limitedFor());
  return {
    status,
    hasOtherScript: singleSignOn !== undefined,
    start: async (nonce) =>
      documentStart({
        head: isRefused
          ? { ...head, title: stores.translator.translate('content', 'error.title', { title: head.title }) }
          : head,
        site: stores.site,
        brandHead: input.brandHead,
        markets: requestContext.markets,
        origin: config.origin,
        nonce,
        state,
        start: {
          ...input.startOf(route.id, namespaces, stores.translator.language),
          ...(isPersonal ? {} : { visitor: `${visitorPath}?sitePath=${stores.site.language.sitePath}` }),
        },
        bootstrap: input.bootstrap,
        otherScript: singleSignOn?.script,
        noScript: await noScriptConsent(stores, new URL(request.url)),
      }),
    render: (nonce) => renderView(view, nonce, log),
    end: () => {
      const site = { ...state.site, formattedTexts: stores.site.formattedTexts };
      const { events } = requestContext;
      return documentEnd({
        ...{ ...state, site },
        ...(events.length > 0 ? { events } : {}),
        stores: stores.toSnapshot(isPersonal ? 'visitor' : 'everybody'),
        ...(isPersonal ? { session: stores.session.toSnapshot() } : {}),
      });
    },
    headersFor: (scripts) => ({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': contentPolicy(scripts, input.providerOrigin, input.isDevelopment, [
        ...(singleSignOn ? [singleSignOn.origin] : []),
        ...remoteOriginsOf(requestContext.site.market),
      ]),
      'content-language': stores.translator.language,
      ...retryAfterOf(status, requestContext.limitedFor()),
      ...result.headers,
      ...Object.fromEntries(context.actionHeaders[leaf?.id ?? ''] ?? []),
    }),
  };
}

/** The content of a page with the styles it uses, from when it can be shown. */
function renderView(view: ReactNode, nonce: string | undefined, log: RenderInput['log']): Promise<Readable> {
  const sheet = new ServerStyleSheet();
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(sheet.collectStyles(view), {
      ...(nonce === undefined ? {} : { nonce }),
      // React moves finished parts of a long page to its end and needs a script to put them in place. This keeps
      // everything that is ready when the page begins in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () =>
        resolve(sheet.interleaveWithNodeStream(pipe(new PassThrough())) as unknown as Readable),
      onShellError: reject,
      // A pending timer would keep this page and its stores in memory.
      onAllReady: () => clearTimeout(timer),
      onError: (error) => log('A part of the page could not be rendered.', error),
    });
    const timer = setTimeout(abort, renderLimit).unref();
  });
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
