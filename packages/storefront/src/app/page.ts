import type { ComponentType } from 'react';
import type { AnyModuleMessages } from '@touchline/features/i18n';
import type { Head } from './head.ts';
import type { Stores } from './Stores.ts';

export interface PageContext {
  stores: Stores;
  /** The address asked for. */
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

/** What came of loading a page: its head, or another address below the site path to go to. */
export type PageResult =
  | { head: Head; status?: number; headers?: Readonly<Record<string, string>> }
  /** An address of another site of the shop, from the root. */
  | { leave: string }
  /** `permanent` answers 301; `document` leaves the router and loads the page anew. */
  | { redirect: string; permanent?: boolean; document?: boolean };

/** What came of a form: where to go now (303), or the same page again with what was typed (422 unless said). */
export type ActionResult =
  { redirect: string } | { leave: string } | { status: number; headers?: Record<string, string> };

/** A page of the shop: what it needs, what it does with a form, what it shows. */
export interface Page {
  messages: readonly AnyModuleMessages[];
  load(context: PageContext): Promise<PageResult> | PageResult;
  /** Takes a form of this page that was sent without the script. */
  act?(context: PageContext & { form: FormData }): Promise<ActionResult>;
  View: ComponentType;
  /** `checkout` has a header with the way home only, and no footer. @default 'shop' */
  frame?: 'shop' | 'checkout';
}

/** Declares a page. */
export function definePage(page: Page): Page {
  return page;
}
