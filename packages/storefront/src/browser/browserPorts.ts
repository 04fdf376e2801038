import { lazyTransport } from '@touchline/contract/client/lazyTransport';
import type { TransportOptions } from '@touchline/contract/client/transport';
import { SessionFlags, type Ports } from '@touchline/features/platform/ports';
import { visitorPath, type PageState } from '../state/state.ts';
import { DeferredAnalytics } from './analytics/DeferredAnalytics.ts';
import { browserStorage } from './browserStorage.ts';
import { lazyDeviceWallets } from './deviceWallet/lazyDeviceWallets.ts';
import { PrefetchCache } from './prefetch/PrefetchCache.ts';
import { testHeadersOf } from './testHeaders.ts';

/** Reports errors of this page to the shop's log; its code is loaded with the first report. */
function errorReporter(sitePath: string) {
  const loading = () =>
    import('./errors/ErrorReports.ts').then(
      ({ ErrorReports }) =>
        new ErrorReports({
          fetch: (request) => fetch(new Request(request, { keepalive: true })),
          ...{ origin: location.origin, sitePath, page: () => location.pathname },
        }),
    );
  let reports: ReturnType<typeof loading> | undefined;
  return (message: string, error?: unknown, call?: string): void => {
    if (import.meta.env.DEV) console.warn(message, error);
    reports ??= loading();
    // Offline, the report cannot be sent.
    reports.then((ready) => ready.send(message, error, call)).catch(() => (reports = undefined));
  };
}

declare global {
  interface Navigator {
    /** Global Privacy Control, in browsers that have it. */
    readonly globalPrivacyControl?: boolean;
  }
}

export interface BrowserPorts extends Ports {
  analytics: DeferredAnalytics;
  flags: SessionFlags;
  /** Answers that were fetched before they are needed. */
  prefetched: PrefetchCache;
}

/**
 * Sends a request, unless its answer was fetched ahead; the first one that asks who the visitor is was already sent by
 * the bootstrap. Tabs make their first bag one after the other: two at once would be two bags, and the cookie has room for
 * one.
 */
async function send(request: Request, prefetched: PrefetchCache): Promise<Response> {
  const ahead = await prefetched.take(request)?.catch(() => undefined);
  if (ahead?.ok) return ahead;
  const early = window.touchlineVisitor;
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/baskets/-/items') && 'locks' in navigator)
    return navigator.locks.request('new-bag', () => fetch(request));
  if (!early || pathname !== visitorPath) return fetch(request);
  delete window.touchlineVisitor;
  const found = await early;
  return found?.identity ? Response.json(found) : fetch(request);
}

/** The ports of the stores in the browser. Navigation works once the router exists. */
export function browserPorts(
  state: PageState,
  { go, onRouteEnd }: Required<Pick<Ports['navigation'], 'go' | 'onRouteEnd'>>,
  onCall: Pick<TransportOptions, 'onUnauthorised' | 'onWritten'> = {},
): BrowserPorts {
  const flags = new SessionFlags(state.flags);
  const { sitePath } = state.site.language;
  const report = errorReporter(sitePath);
  const prefetched = new PrefetchCache((request) => fetch(request));
  return {
    call: lazyTransport({
      fetch: (request) => send(request, prefetched),
      ...onCall,
      ...(import.meta.env.DEV
        ? {
            mockParams: new URLSearchParams(location.search),
            testHeaders: testHeadersOf(sessionStorage),
            onMismatch: ({ id }, problem) => report('An answer is not what the contract says', problem, id),
          }
        : {}),
      onFailure: (error, { id }) => report('A call failed', error, id),
      origin: location.origin,
      surface: () => (flags.value('bridgeEnabled') ? 'bridge' : 'chk'),
      sitePath,
    }),
    clock: { now: () => new Date() },
    storage: browserStorage,
    navigation: { go, onRouteEnd, leave: (url) => location.assign(url) },
    deviceWallets: lazyDeviceWallets,
    analytics: new DeferredAnalytics(),
    flags,
    prefetched,
    reporter: { report },
    get hasPrivacySignal() {
      return navigator.globalPrivacyControl === true;
    },
  };
}
