import type { ComponentType } from 'react';
import { splitSitePath } from './urls.ts';
import type { Page } from './page.ts';
import { pageNames } from './pageNames.ts';
import type { Stores } from '../state/Stores.ts';

/** A page as it is shown at an address. */
export interface PageView {
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
  /** It shows something of its visitor. */
  isPersonal: boolean;
}

/** What a page is shown as, at an address. */
export function pageView(
  { facts, View, frame }: Page,
  { id, isPersonal }: Pick<PageView, 'id' | 'isPersonal'>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): PageView {
  return {
    ...{ id, isPersonal, facts, View, frame, search },
    ...{ key: id + pathname, path: splitSitePath(pathname).rest },
  };
}

/** Tells analytics which page is shown. */
export function trackPage({ id, path, facts }: PageView, stores: Stores): void {
  stores.ports.analytics.track('page', { page: pageNames[id] ?? id, path, ...facts?.(stores) });
}
