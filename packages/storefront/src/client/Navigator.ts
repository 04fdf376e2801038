import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { loadMessages } from '@touchline/features/i18n';
import { splitSitePath } from '../app/address.ts';
import { applyHead } from '../app/head.ts';
import type { Page, PageResult } from '../app/page.ts';
import type { PageRoute } from '../app/routes.ts';
import type { Stores } from '../app/Stores.ts';

export interface Shown {
  View: ComponentType;
  /** Identifies the page: a new key resets the view's state. Filters of one list share a key. */
  key: string;
  frame: Page['frame'];
  /** Below the site path. */
  path: string;
  /** A page is being fetched. */
  isGoing: boolean;
}

interface Destination {
  route: PageRoute;
  params: Readonly<Record<string, string | undefined>>;
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

/** What identifies a page. A hash is only a position inside a page. */
const addressOf = ({ pathname, search }: URL | Location): string => pathname + search;

const scrollKey = (id: string): string => `scroll ${id}`;

/**
 * Navigates inside the shop: loads a page, then shows it, manages history and scroll positions, and updates focus and
 * title. Route matching is the server's; the router's data mode runs only there (ADR "One router, on the server"). A
 * page that cannot be loaded this way is loaded by the browser, which can show what is wrong.
 */
export class Navigator {
  private shown: Shown;
  private readonly listeners = new Set<() => void>();
  private readonly patterns: readonly { route: PageRoute; keys: readonly string[]; pattern: RegExp }[];
  private readonly stores: Stores;
  private readonly origin: string;
  private going: AbortController | undefined;
  private entryId = '';
  /** Path and query of the page that is shown. */
  private address = addressOf(location);

  private constructor(shown: Shown, routes: readonly PageRoute[], stores: Stores, origin: string) {
    this.shown = shown;
    // `men/*` also matches `/gb/men` itself.
    this.patterns = routes.map((route) => ({ route, ...parse(route.path.replace(/\/\*$/, '/*?')) }));
    this.stores = stores;
    this.origin = origin;
  }

  /** Takes over the page that the server rendered. */
  static async takeOver(
    pageId: string,
    routes: readonly PageRoute[],
    stores: Stores,
    origin: string,
  ): Promise<Navigator> {
    const route = routes.find(({ id }) => id === pageId) ?? routes.find(({ id }) => id === 'notFound');
    if (!route) throw new Error(`There is no page ${pageId}.`);
    const { page } = await route.load();
    await loadMessages(stores.translator, page.messages);
    const path = splitSitePath(location.pathname).rest;
    const shown = {
      View: page.View,
      frame: page.frame,
      key: route.id + location.pathname,
      path,
      isGoing: false,
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

  /** Goes to an address of this site. */
  async go(address: string, options: GoOptions = {}): Promise<void> {
    const { replace = false, keepsPlace = false, staysInView = replace } = options;
    const url = new URL(address, location.href);
    const destination = this.destinationOf(url);
    if (!destination) return location.assign(url);
    this.keepScroll();
    await this.show(destination, (isOtherPage) => {
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

  /** Starts fetching the code of a page that the shopper is about to open. */
  prepare(address: string): void {
    void this.destinationOf(new URL(address, location.href))
      ?.route.load()
      .catch(() => undefined);
  }

  private listen(): void {
    history.scrollRestoration = 'manual';
    const entry = history.state as Entry | null;
    this.entryId = entry?.id ?? crypto.randomUUID();
    if (entry) this.restoreScroll(entry.id);
    else history.replaceState({ id: this.entryId } satisfies Entry, '');
    addEventListener('pagehide', () => this.keepScroll());
    addEventListener('popstate', (event) => {
      const { id } = (event.state ?? { id: '' }) as Entry;
      this.keepScroll();
      if (addressOf(location) === this.address) return this.moveInside(id);
      const destination = this.destinationOf(new URL(location.href));
      if (!destination) return location.reload();
      void this.show(destination, (isOtherPage) => {
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
    for (const { route, keys, pattern } of this.patterns) {
      const match = pattern.exec(url.pathname);
      if (match)
        return { route, params: Object.fromEntries(keys.map((key, at) => [key, match[at + 1]])), url };
    }
    return undefined;
  }

  private async show(destination: Destination, arrive: (isOtherPage: boolean) => void): Promise<void> {
    this.going?.abort();
    const going = new AbortController();
    this.going = going;
    this.setShown({ ...this.shown, isGoing: true });
    let page: Page;
    let result: PageResult;
    try {
      ({ page } = await destination.route.load());
      const { url, params } = destination;
      const context = { stores: this.stores, url, params, signal: going.signal };
      await loadMessages(this.stores.translator, page.messages);
      result = await page.load(context);
    } catch {
      // Code or data failed to load: let the browser load the page and show what is wrong.
      if (!going.signal.aborted) location.assign(destination.url);
      return;
    }
    if (going.signal.aborted) return;
    // The server knows more about a missing page: it may be another part of the shop, or not exist at all.
    if ('status' in result && result.status === 404) return location.assign(destination.url);
    if ('leave' in result) return location.assign(result.leave);
    if ('redirect' in result) {
      const to = this.stores.site.href(result.redirect);
      return result.document ? location.assign(to) : this.go(to, { replace: true });
    }
    applyHead(result.head, this.origin, (path) => this.stores.site.href(path));
    const key = destination.route.id + destination.url.pathname;
    const isOtherPage = key !== this.shown.key;
    this.address = addressOf(destination.url);
    this.setShown({
      View: page.View,
      frame: page.frame,
      key,
      path: splitSitePath(destination.url.pathname).rest,
      isGoing: false,
    });
    // After React has rendered the page.
    requestAnimationFrame(() => arrive(isOtherPage));
  }

  private keepScroll(): void {
    try {
      sessionStorage.setItem(scrollKey(this.entryId), String(scrollY));
    } catch (error) {
      // When storage is full or forbidden, only the scroll position is lost.
      this.stores.ports.reporter.report('The scroll position could not be kept', error);
    }
  }

  private restoreScroll(id: string): void {
    const kept = sessionStorage.getItem(scrollKey(id));
    // Position 0 counts too: Forward returns to a page that was left at its top.
    if (kept !== null) scrollTo(0, Number(kept));
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
