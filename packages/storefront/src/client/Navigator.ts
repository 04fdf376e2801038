import type { ComponentType } from 'react';
import { loadMessages } from '@touchline/features/i18n';
import { stored } from '@touchline/features/storage';
import { splitSitePath } from '../app/address.ts';
import { pageNames } from '../app/pageNames.ts';
import { applyHead } from '../app/head.ts';
import { routeMatcher, type MatchedRoute } from '../app/matchRoute.ts';
import { openRoute, type Opened } from '../app/openRoute.ts';
import { messagesOf, type Page } from '../app/page.ts';
import { availableRoute, loginTarget, routeNamed, type PageRoute } from '../app/routes.ts';
import { scrollPositions, withPosition } from '../app/scrollPositions.ts';
import type { Stores } from '../app/Stores.ts';

export interface Shown {
  /** Id of its route. */
  id: string;
  facts: Page['facts'];
  View: ComponentType;
  /** Identifies the page: a new key resets the view's state. Filters of one list share a key. */
  key: string;
  frame: Page['frame'];
  /** Below the site path. */
  path: string;
  /** The query of the address. */
  search: string;
  /** A page is being fetched. */
  isGoing: boolean;
  /** It shows something of its visitor. */
  isPersonal: boolean;
}

interface Destination extends MatchedRoute {
  url: URL;
}

interface Entry {
  /** Id of the history entry, by which its scroll position is stored. */
  id: string;
}

interface GoOptions {
  /** Replaces the history entry instead of adding one. @default false */
  replace?: boolean;
  /** Leaves the page scrolled where it is: a filter of the same list. @default false */
  staysInView?: boolean;
  /** Leaves scroll position and focus where they are: another colour of the same product. @default false */
  keepsPlace?: boolean;
}

/** A page with a guard depends on its visitor, too. */
const isPersonal = ({ guard }: PageRoute, page: Page): boolean =>
  guard !== undefined || (page.isPersonal ?? false);

/** What identifies a page. A hash is only a position inside a page. */
const addressOf = ({ pathname, search }: URL | Location): string => pathname + search;

/** As many as browsers follow, about. */
const maxRedirects = 20;

/**
 * Navigates inside the shop: loads a page, then shows it, manages history and scroll positions, and updates focus and
 * title. Routes are matched as on the server; the router's data mode runs only there (ADR "One router, on the server"). A
 * page that cannot be loaded this way is loaded by the browser, which can show what is wrong.
 */
export class Navigator {
  private shown: Shown;
  private readonly listeners = new Set<() => void>();
  private readonly transitionListeners = new Set<(route: string) => void>();
  private readonly match: ReturnType<typeof routeMatcher>;
  private readonly stores: Stores;
  private readonly origin: string;
  private going: AbortController | undefined;
  /** The last page that was asked for, and what happens once it is there. */
  private toShow: Parameters<Navigator['show']> | undefined;
  private entryId = '';
  /** How many pages in a row have redirected. */
  private redirects = 0;
  /** Path and query of the page that is shown. */
  private address = addressOf(location);

  private constructor(shown: Shown, routes: readonly PageRoute[], stores: Stores, origin: string) {
    this.shown = shown;
    this.match = routeMatcher(routes);
    this.stores = stores;
    this.origin = origin;
  }

  /** Takes over the page that the server rendered. */
  static async takeOver(
    pageName: string,
    routes: readonly PageRoute[],
    stores: Stores,
    origin: string,
  ): Promise<Navigator> {
    const route = routeNamed(routes, pageName);
    const { page } = await route.load();
    if ('redirect' in page) throw new Error(`There is no page ${pageName}.`);
    await loadMessages(stores.translator, messagesOf(page));
    const path = splitSitePath(location.pathname).rest;
    const shown = {
      id: route.id,
      facts: page.facts,
      View: page.View,
      frame: page.frame,
      key: route.id + location.pathname,
      path,
      search: location.search,
      isGoing: false,
      isPersonal: isPersonal(route, page),
    };
    const navigator = new Navigator(shown, routes, stores, origin);
    navigator.listen();
    return navigator;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getShown = (): Shown => this.shown;

  /** Calls `listener` with the id of the route each time another page is shown. */
  onTransition(listener: (route: string) => void): void {
    this.transitionListeners.add(listener);
  }

  /** Goes to an address of this site. */
  async go(address: string, options: GoOptions = {}): Promise<void> {
    const { replace = false, keepsPlace = false, staysInView = replace } = options;
    const url = new URL(address, location.href);
    const destination = this.destinationOf(url);
    if (!destination) return location.assign(url);
    this.saveScroll();
    await this.show(destination, options, (isOtherPage) => {
      const entry: Entry = { id: crypto.randomUUID() };
      const change = replace ? 'replaceState' : 'pushState';
      history[change](entry, '', url);
      this.entryId = entry.id;
      if (keepsPlace) return focusLinkTo(url);
      if (url.hash) document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
      // A filter or one more page of the same list leaves the shopper where they are.
      else if (isOtherPage || !staysInView) scrollTo(0, 0);
      if (isOtherPage) focusTitle();
    });
  }

  /** The visitor has become another person: what is shown of the one before is replaced, also on its way. */
  showAnew(): void {
    if (this.shown.isGoing) this.startAgain();
    else if (this.shown.isPersonal) {
      const destination = this.destinationOf(new URL(location.href));
      if (destination) void this.show(destination, { replace: true }, () => undefined);
    }
  }

  /** What a page on its way has asked for may have failed before the network came back: it is asked for again. */
  private startAgain(): void {
    if (this.shown.isGoing && this.toShow) void this.show(...this.toShow);
  }

  /** Starts fetching the code of a page that the shopper is about to open. */
  prepare(address: string): void {
    void this.destinationOf(new URL(address, location.href))
      ?.route.load()
      .catch(() => undefined);
  }

  /** Tells analytics which page is shown. */
  trackPage(): void {
    const { id, facts, path } = this.shown;
    this.stores.ports.analytics.track('page', { page: pageNames[id] ?? id, path, ...facts?.(this.stores) });
  }

  private listen(): void {
    // Back to a page that the browser has kept as it was.
    addEventListener('pageshow', ({ persisted }) => persisted && this.trackPage());
    addEventListener('online', () => this.startAgain());
    history.scrollRestoration = 'manual';
    const entry = history.state as Entry | null;
    this.entryId = entry?.id ?? crypto.randomUUID();
    if (entry) this.restoreScroll(entry.id);
    else history.replaceState({ id: this.entryId } satisfies Entry, '');
    addEventListener('pagehide', () => this.saveScroll());
    addEventListener('popstate', (event) => {
      const { id } = (event.state ?? { id: '' }) as Entry;
      this.saveScroll();
      if (addressOf(location) === this.address) return this.moveInside(id);
      const destination = this.destinationOf(new URL(location.href));
      if (!destination) return location.reload();
      void this.show(destination, { replace: true }, (isOtherPage) => {
        this.entryId = id;
        this.restoreScroll(id);
        if (isOtherPage) focusTitle();
      });
    });
  }

  /** Moves inside the page being shown: a link to a hash, or Back over one. Nothing is loaded. */
  private moveInside(id: string): void {
    this.going?.abort();
    if (this.shown.isGoing) this.setShown({ ...this.shown, isGoing: false });
    this.entryId = id || crypto.randomUUID();
    // A new hash has no stored entry yet; the browser has already scrolled to it.
    if (id) this.restoreScroll(id);
    else history.replaceState({ id: this.entryId } satisfies Entry, '');
  }

  private destinationOf(url: URL): Destination | undefined {
    const found = this.match(url.pathname);
    return found && { ...found, route: availableRoute(found.route, this.stores), url };
  }

  /** `options` are those of the navigation, for a page that redirects. */
  private async show(
    destination: Destination,
    options: GoOptions,
    arrive: (isOtherPage: boolean) => void,
  ): Promise<void> {
    this.going?.abort();
    const going = new AbortController();
    this.going = going;
    this.toShow = [destination, options, arrive];
    this.setShown({ ...this.shown, isGoing: true });
    let opened: Opened;
    try {
      const { route, url, params } = destination;
      opened = await openRoute(route, {
        stores: this.stores,
        url,
        params,
        target: loginTarget(url),
        signal: going.signal,
      });
    } catch {
      // Code or data failed to load: let the browser load the page and show what is wrong.
      if (going.signal.aborted) return;
      this.stores.ports.analytics.track('router_error', { path: destination.url.pathname });
      location.assign(destination.url);
      return;
    }
    if (going.signal.aborted) return;
    // The server knows more about a missing page: it may be another part of the shop, or not exist at all.
    if ('status' in opened && opened.status === 404) return location.assign(destination.url);
    if ('leave' in opened) return location.assign(opened.leave);
    if ('redirect' in opened) {
      const to = this.stores.site.href(opened.redirect);
      this.redirects += 1;
      // The browser tells the shopper of redirects that never end.
      if (opened.document || this.redirects > maxRedirects) return location.assign(to);
      const isShown = addressOf(new URL(to, location.href)) === this.address;
      return this.go(to, isShown ? { ...options, replace: true } : options);
    }
    this.redirects = 0;
    const { page, head } = opened;
    applyHead(head, this.origin, (path) => this.stores.site.href(path));
    const key = destination.route.id + destination.url.pathname;
    const isOtherPage = key !== this.shown.key;
    this.address = addressOf(destination.url);
    this.setShown({
      id: destination.route.id,
      facts: page.facts,
      View: page.View,
      frame: page.frame,
      key,
      path: splitSitePath(destination.url.pathname).rest,
      search: destination.url.search,
      isGoing: false,
      isPersonal: isPersonal(destination.route, page),
    });
    // After React has rendered the page.
    requestAnimationFrame(() => arrive(isOtherPage));
    if (!isOtherPage) return;
    this.trackPage();
    for (const listener of this.transitionListeners) listener(this.shown.id);
  }

  private saveScroll(): void {
    const values = stored(this.stores.ports);
    const positions = values.read(scrollPositions) ?? [];
    values.write(scrollPositions, withPosition(positions, this.entryId, scrollY));
  }

  private restoreScroll(id: string): void {
    const positions = stored(this.stores.ports).read(scrollPositions);
    const [, kept] = positions?.find(([each]) => each === id) ?? [];
    // Position 0 counts too: Forward returns to a page that was left at its top.
    if (kept !== undefined) scrollTo(0, kept);
  }

  private setShown(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

/** Focuses the page's heading: a screen reader announces the new page, and the next Tab starts there. */
function focusTitle(): void {
  const main = document.getElementById('main');
  const title = main?.querySelector<HTMLElement>('h1') ?? main;
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** Focuses the link that was followed if the new page also has it, as the current one. */
function focusLinkTo(url: URL): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-keeps-place]')];
  const link = links.find(({ href }) => href === url.href);
  if (link) link.focus({ preventScroll: true });
  else focusTitle();
}
