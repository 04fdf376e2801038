import { isPersonal } from '@touchline/contract/access';
import { asTransport } from '@touchline/contract/client/asTransport';
import { lazyTransport } from '@touchline/contract/client/lazyTransport';
import { Cancelled } from '@touchline/contract/errors';
import type { Ports } from '@touchline/features/platform/ports';
import { SessionStore } from '@touchline/features/platform/session';
import { isPersonalPage, openRoute } from '../../routes/openRoute.ts';
import type { PageContext } from '../../routes/page.ts';
import { loginTarget, type PageRoute } from '../../routes/routes.ts';
import { Stores } from '../../state/Stores.ts';
import type { PrefetchCache } from './PrefetchCache.ts';

/** Pages that wait to be fetched, at most: with more links than this the first are no longer what the shopper is about to open. */
const maxWaiting = 6;

interface Destination extends Pick<PageContext, 'url' | 'params'> {
  route: PageRoute;
}

interface PrefetchInput {
  /** Of the page that is shown: its site, messages and ports are used, its stores are not. */
  stores: Stores;
  /** Where the answers are kept that the page will ask for. */
  cache: PrefetchCache;
  /** Origin of the shop's API. */
  origin: string;
}

/** Ports that only ask what is the same for everybody, write nothing and report nothing. */
function silentPorts(ports: Ports, { cache, origin }: Omit<PrefetchInput, 'stores'>): Ports {
  const { sitePath, surface } = ports.call;
  const transport = lazyTransport({
    ...{ origin, sitePath, surface },
    fetch: (request) => cache.keep(request),
  });
  const call = asTransport(
    (endpoint, input) =>
      endpoint.method === 'GET' && !isPersonal(endpoint.access)
        ? transport(endpoint, input)
        : Promise.reject(new Cancelled('The page is only fetched ahead.')),
    transport,
  );
  return {
    ...ports,
    call,
    storage: { ...ports.storage, set: () => undefined, remove: () => undefined },
    navigation: { go: () => undefined, leave: () => undefined },
    analytics: { track: () => undefined },
    reporter: { report: () => undefined },
  };
}

/**
 * Fetches pages before they are opened, one after the other: their code, their messages and, of pages that are the same
 * for everybody, what their loader asks the back end for. The loader runs in stores of its own, because those of the
 * visit belong to the page that is shown; the answers wait in `PrefetchCache`.
 */
export class PagePrefetcher {
  private readonly stores: Stores;
  private readonly waiting: Destination[] = [];
  private isBusy = false;

  constructor({ stores: { ports, site, translator }, ...input }: PrefetchInput) {
    const own = silentPorts(ports, input);
    this.stores = new Stores({ ports: own, site, translator, session: new SessionStore(own) });
  }

  /** Fetches a page: the last one that is asked for comes first. */
  prefetch(destination: Destination): void {
    this.waiting.unshift(destination);
    this.waiting.splice(maxWaiting);
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift())
      await this.load(next).catch(() => undefined);
    this.isBusy = false;
  }

  private async load({ route, url, params }: Destination): Promise<void> {
    const { page } = await route.load();
    if ('redirect' in page || isPersonalPage(route, page)) return;
    const { signal } = new AbortController();
    await openRoute(route, { stores: this.stores, url, params, target: loginTarget(url), signal });
  }
}
