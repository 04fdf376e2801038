import type { ComponentType } from 'react';
import { loadMessages } from '@touchline/features/i18n';
import type { RouteEnd } from '@touchline/features/ports';
import { stored } from '@touchline/features/storage';
import { splitSitePath } from '../app/address.ts';
import { messagesOf, type Page } from '../app/page.ts';
import { pageNames } from '../app/pageNames.ts';
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

interface Entry {
  /** Id of the history entry, by which its scroll position is stored. */
  id: string;
}

/** What identifies a page. A hash is only a position inside a page. */
export const addressOf = ({ pathname, search }: URL | Location): string => pathname + search;

/** What a page is shown as, at an address. */
export function shownPage(page: Page, route: Pick<Shown, 'id' | 'isPersonal'>, url: URL | Location): Shown {
  return {
    ...{ id: route.id, isPersonal: route.isPersonal, isGoing: false },
    ...{ facts: page.facts, View: page.View, frame: page.frame },
    ...{ key: route.id + url.pathname, path: splitSitePath(url.pathname).rest, search: url.search },
  };
}

/**
 * The page that is shown, and its place in the history. What goes to other pages is the `Navigator`, whose code is loaded
 * with its first use.
 */
export class ShownPage {
  /** Path and query of the page that is shown. */
  address = addressOf(location);
  private shown: Shown;
  private entryId: string;
  private readonly stores: Stores;
  private readonly listeners = new Set<() => void>();
  private readonly transitionListeners = new Set<(route: string) => void>();
  private readonly endListeners = new Set<(end: RouteEnd) => void>();

  private constructor(shown: Shown, stores: Stores) {
    this.shown = shown;
    this.stores = stores;
    const entry = history.state as Entry | null;
    this.entryId = entry?.id ?? crypto.randomUUID();
    history.scrollRestoration = 'manual';
    if (entry) this.restoreScroll(entry.id);
    else this.writeEntry('replaceState', this.entryId);
    // Back to a page that the browser has kept as it was.
    addEventListener('pageshow', ({ persisted }) => persisted && this.track());
    addEventListener('pagehide', () => this.saveScroll());
  }

  /** Takes over the page that the server rendered. */
  static async takeOver(
    page: Page,
    route: Pick<Shown, 'id' | 'isPersonal'>,
    stores: Stores,
  ): Promise<ShownPage> {
    await loadMessages(stores.translator, messagesOf(page));
    return new ShownPage(shownPage(page, route, location), stores);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): Shown => this.shown;

  set(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }

  /** Calls `listener` with the id of the route each time another page is shown. */
  onTransition(listener: (route: string) => void): void {
    this.transitionListeners.add(listener);
  }

  /** Calls `listener` each time that opening another page has ended. */
  onRouteEnd(listener: (end: RouteEnd) => void): void {
    this.endListeners.add(listener);
  }

  tellRouteEnd(end: RouteEnd): void {
    for (const listener of this.endListeners) listener(end);
  }

  /** The page at a path could not be opened inside the shop. */
  tellFailure(path: string): void {
    this.tellRouteEnd('failed');
    this.stores.ports.analytics.track('router_error', { path });
  }

  /** Another page is shown now. */
  tellTransition(): void {
    this.track();
    for (const listener of this.transitionListeners) listener(this.shown.id);
  }

  /** Tells analytics which page is shown. */
  track(): void {
    const { id, facts, path } = this.shown;
    this.stores.ports.analytics.track('page', { page: pageNames[id] ?? id, path, ...facts?.(this.stores) });
  }

  /** Adds or replaces an entry of the history. */
  addEntry(change: 'pushState' | 'replaceState', url: URL): void {
    this.writeEntry(change, crypto.randomUUID(), url);
  }

  /** Moves to an entry of the history, on a page that is shown already. A new one, such as a hash, has no id yet. */
  moveTo(id: string): void {
    if (id) this.restoreScroll(id);
    // The browser has already scrolled to it.
    else this.writeEntry('replaceState', crypto.randomUUID());
  }

  saveScroll(): void {
    const values = stored(this.stores.ports);
    const positions = values.read(scrollPositions) ?? [];
    values.write(scrollPositions, withPosition(positions, this.entryId, scrollY));
  }

  private writeEntry(change: 'pushState' | 'replaceState', id: string, url?: URL): void {
    history[change]({ id } satisfies Entry, '', url);
    this.entryId = id;
  }

  private restoreScroll(id: string): void {
    this.entryId = id;
    const positions = stored(this.stores.ports).read(scrollPositions);
    const [, kept] = positions?.find(([each]) => each === id) ?? [];
    // Position 0 counts too: Forward returns to a page that was left at its top.
    if (kept === undefined) return;
    // What is far away is laid out, too: where its height is only expected, the same position would show something else.
    document.body.style.setProperty('--far-away', 'visible');
    scrollTo(0, kept);
  }
}
