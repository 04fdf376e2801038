import { isPersonal } from '@touchline/contract/access';
import { lazyTransport } from '@touchline/contract/client/lazyTransport';
import type { Transport } from '@touchline/contract/client/transport';
import { Cancelled } from '@touchline/contract/errors';
import type { Ports } from '@touchline/features/ports';
import { SessionStore } from '@touchline/features/session';
import type { MatchedRoute } from '../../app/matchRoute.ts';
import { openRoute } from '../../app/openRoute.ts';
import { loginTarget } from '../../app/routes.ts';
import { Stores } from '../../app/Stores.ts';
import { freshFor, type AnswersAhead } from './AnswersAhead.ts';

/** Pages that wait to be loaded, at most: with more links than this the first are no longer what the shopper is about to open. */
const maxWaiting = 6;

interface Destination extends MatchedRoute {
  url: URL;
}

interface PagesAheadInput {
  /** Of the page that is shown: its site, messages and ports are used, its stores are not. */
  stores: Stores;
  /** Where the answers are kept that the page will ask for. */
  answers: AnswersAhead;
  /** Origin of the shop's API. */
  origin: string;
}

/** Ports of a shop that nobody sees: it asks what is the same for everybody, writes nothing and tells nobody. */
function unseen(ports: Ports, { answers, origin }: Omit<PagesAheadInput, 'stores'>): Ports {
  const { sitePath, surface } = ports.call;
  const transport = lazyTransport({
    ...{ origin, sitePath, surface },
    fetch: (request) => answers.keep(request),
  });
  const call = (...[endpoint, input]: Parameters<Transport>): Promise<unknown> =>
    endpoint.method === 'GET' && !isPersonal(endpoint.access)
      ? transport(endpoint, input)
      : Promise.reject(new Cancelled('The page is only prepared.'));
  return {
    ...ports,
    call: Object.assign(call as Transport, { sitePath, surface }),
    storage: { ...ports.storage, set: () => undefined, remove: () => undefined },
    navigation: { go: () => undefined, leave: () => undefined },
    analytics: { track: () => undefined },
    reporter: { report: () => undefined },
  };
}

/**
 * Loads pages before they are opened, one after the other: their code, their messages and, of pages that are the same for
 * everybody, their data. A page is loaded in stores of its own; what it asks for waits in `AnswersAhead`.
 */
export class PagesAhead {
  private readonly stores: Stores;
  private readonly waiting: Destination[] = [];
  private readonly preparedAt = new Map<string, number>();
  private isBusy = false;

  constructor({ stores: { ports, site, translator }, ...input }: PagesAheadInput) {
    const own = unseen(ports, input);
    this.stores = new Stores({ ports: own, site, translator, session: new SessionStore(own) });
  }

  /** Prepares a page: the last one that is asked for comes first. */
  prepare(destination: Destination): void {
    const { href } = destination.url;
    const before = this.preparedAt.get(href);
    if (before !== undefined && performance.now() - before < freshFor) return;
    this.preparedAt.set(href, performance.now());
    this.waiting.unshift(destination);
    for (const { url } of this.waiting.splice(maxWaiting)) this.preparedAt.delete(url.href);
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift())
      await this.load(next).catch(() => this.preparedAt.delete(next.url.href));
    this.isBusy = false;
  }

  private async load({ route, url, params }: Destination): Promise<void> {
    const { page } = await route.load();
    if (route.guard !== undefined || 'redirect' in page || page.isPersonal) return;
    const { signal } = new AbortController();
    await openRoute(route, { stores: this.stores, url, params, target: loginTarget(url), signal });
  }
}
