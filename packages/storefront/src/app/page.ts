import type { ComponentType } from 'react';
import type { AnyModuleMessages } from '@touchline/features/i18n';
import type { Head } from './head.ts';
import type { Stores } from './Stores.ts';

export interface PageContext {
  stores: Stores;
  /** The requested address. */
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

/** The result of loading a page: its head, or an address below the site path to redirect to. */
export type PageResult =
  | { head: Head; status?: number; headers?: Readonly<Record<string, string>> }
  /** An address outside this site, from the root of the shop. */
  | { leave: string }
  /** `permanent` responds with 301; `document` leaves the router and loads a new document. */
  | { redirect: string; permanent?: boolean; document?: boolean };

/** The result of a form: an address to redirect to (303), or the same page again with what was typed (422 by default). */
export type ActionResult =
  { redirect: string } | { leave: string } | { status: number; headers?: Record<string, string> };

/** A page of the shop: the data it loads, how it handles a form, and its view. */
export interface Page {
  messages: readonly AnyModuleMessages[];
  load(context: PageContext): Promise<PageResult> | PageResult;
  /** Handles a form of this page that was sent without JavaScript. */
  action?(context: PageContext & { form: FormData }): Promise<ActionResult>;
  View: ComponentType;
  /** `checkout` has a header with only the link to the home page, and no footer. @default 'shop' */
  frame?: 'shop' | 'checkout';
}

/** Declares a page. */
export function definePage(page: Page): Page {
  return page;
}
