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
  /** Another key is another page: its view starts afresh. A filter of the same list is the same page. */
  key: string;
  frame: Page['frame'];
  /** Below the site path. */
  path: string;
  /** A page is being fetched. */
  isGoing: boolean;
}

interface Wish {
  route: PageRoute;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

interface Entry {
  /** Names the entry, so that its scroll position is found again. */
  id: string;
}

interface GoOptions {
  /** Changes the entry of the history instead of adding one. @default false */
  replace?: boolean;
  /** Leaves scroll position and focus where they are: another colour of the same product. @default false */
  keepsPlace?: boolean;
}

/** What tells one page from another. A hash is a place inside a page. */
const addressOf = ({ pathname, search }: URL | Location): string => pathname + search;

const scrollKey = (id: string): string => `scroll ${id}`;

/**
 * Goes from page to page inside the shop: loads a page, then shows it, keeps history and scroll positions, and brings
 * focus and title along. The router's matching is the server's; its data mode stays there (ADR "One router, on the
 * server"). A page that cannot be loaded inside the shop is loaded by the browser, which can tell what is wrong.
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
    // `men/*` holds for `/gb/men` itself, too.
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
  async go(address: string, { replace = false, keepsPlace = false }: GoOptions = {}): Promise<void> {
    const url = new URL(address, location.href);
    const wish = this.wishOf(url);
    if (!wish) return location.assign(url);
    this.keepScroll();
    await this.show(wish, (isOtherPage) => {
      const entry: Entry = { id: crypto.randomUUID() };
      const change = replace ? 'replaceState' : 'pushState';
      history[change](entry, '', url);
      this.entryId = entry.id;
      if (keepsPlace) return focusLinkTo(url);
      if (url.hash) document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
      // A filter or one more page of the same list leaves the shopper where they are.
      else if (isOtherPage || !replace) scrollTo(0, 0);
      if (isOtherPage) focusTitle();
    });
  }

  /** Starts fetching the code of a page that the shopper is about to open. */
  prepare(address: string): void {
    void this.wishOf(new URL(address, location.href))
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
      const wish = this.wishOf(new URL(location.href));
      if (!wish) return location.reload();
      void this.show(wish, (isOtherPage) => {
        this.entryId = id;
        this.restoreScroll(id);
        if (isOtherPage) focusTitle();
      });
    });
  }

  /** Another place of the page that is shown: a link to a hash, or Back over one. Nothing is loaded. */
  private moveInside(id: string): void {
    this.going?.abort();
    if (this.shown.isGoing) this.tell({ ...this.shown, isGoing: false });
    this.entryId = id || crypto.randomUUID();
    // A new hash has no entry of ours yet; the browser has scrolled to it.
    if (id) this.restoreScroll(id);
    else history.replaceState({ id: this.entryId } satisfies Entry, '');
  }

  private wishOf(url: URL): Wish | undefined {
    for (const { route, keys, pattern } of this.patterns) {
      const match = pattern.exec(url.pathname);
      if (match)
        return { route, params: Object.fromEntries(keys.map((key, at) => [key, match[at + 1]])), url };
    }
    return undefined;
  }

  private async show(wish: Wish, arrive: (isOtherPage: boolean) => void): Promise<void> {
    this.going?.abort();
    const going = new AbortController();
    this.going = going;
    this.tell({ ...this.shown, isGoing: true });
    let page: Page;
    let result: PageResult;
    try {
      ({ page } = await wish.route.load());
      const { url, params } = wish;
      const context = { stores: this.stores, url, params, signal: going.signal };
      await loadMessages(this.stores.translator, page.messages);
      result = await page.load(context);
    } catch {
      // No code or no data: the browser tries, and tells what is wrong.
      if (!going.signal.aborted) location.assign(wish.url);
      return;
    }
    if (going.signal.aborted) return;
    // Of what is not there the server knows more: a part of the shop, or no address at all.
    if ('status' in result && result.status === 404) return location.assign(wish.url);
    if ('leave' in result) return location.assign(result.leave);
    if ('redirect' in result) {
      const to = this.stores.site.href(result.redirect);
      return result.document ? location.assign(to) : this.go(to, { replace: true });
    }
    applyHead(result.head, this.origin, (path) => this.stores.site.href(path));
    const key = wish.route.id + wish.url.pathname;
    const isOtherPage = key !== this.shown.key;
    this.address = addressOf(wish.url);
    this.tell({
      View: page.View,
      frame: page.frame,
      key,
      path: splitSitePath(wish.url.pathname).rest,
      isGoing: false,
    });
    // After React has put the page in place.
    requestAnimationFrame(() => arrive(isOtherPage));
  }

  private keepScroll(): void {
    try {
      sessionStorage.setItem(scrollKey(this.entryId), String(scrollY));
    } catch (error) {
      // A full or forbidden storage costs the position, nothing else.
      this.stores.ports.reporter.report('The scroll position could not be kept', error);
    }
  }

  private restoreScroll(id: string): void {
    const kept = sessionStorage.getItem(scrollKey(id));
    // The top is a position, too: Forward to a page that was left at its top.
    if (kept !== null) scrollTo(0, Number(kept));
  }

  private tell(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

/** A screen reader says where one has come to; the next Tab goes on from there. */
function focusTitle(): void {
  const main = document.getElementById('main');
  const title = main?.querySelector<HTMLElement>('h1') ?? main;
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** The link that was followed stands in the new page, too, as the current one. */
function focusLinkTo(url: URL): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-keeps-place]')];
  const link = links.find(({ href }) => href === url.href);
  if (link) link.focus({ preventScroll: true });
  else focusTitle();
}
