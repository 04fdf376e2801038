import type { ComponentType } from 'react';
import type { PageFacts } from '@touchline/features/platform/analytics';
import type { AnyModuleMessages } from '@touchline/features/platform/i18n';
import type { FrameDefinition, FrameName } from '@touchline/features/platform/module';
import type { Head } from './head.ts';
import type { Stores } from '../state/Stores.ts';

export interface PageContext {
  stores: Stores;
  /** The requested address. */
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** Below the site path: where a page that a visitor only passes through, such as the sign-in, leads. */
  target: string;
  signal: AbortSignal;
}

/** Leads to another address instead of showing a page. */
export type Redirection =
  /** An address outside this site, from the root of the shop. */
  | { leave: string }
  /** Below the site path. `permanent` responds with 301; `document` leaves the router and loads a new document. */
  | { redirect: string; permanent?: boolean; document?: boolean };

/** What a page says of itself once its data is loaded. */
export interface LoadedPage {
  head: Head;
  /** @default 200 */
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** The result of loading a page: its head, or where it redirects to. */
export type PageResult = LoadedPage | Redirection;

/** The result of a form: an address to redirect to (303), or the same page again with what was typed (422 by default). */
export type ActionResult =
  { redirect: string } | { leave: string } | { status: number; headers?: Record<string, string> };

/** Handles a form of a page that was sent without JavaScript. */
export type PageAction = (context: PageContext & { form: FormData }) => Promise<ActionResult>;

/** What only the server needs of a page: `page.server.ts` beside its `page.ts`. */
export interface PageServerPart {
  action?: PageAction;
  /** What search engines are told about the page, once it is loaded. */
  jsonLd?: (context: Pick<PageContext, 'stores' | 'url'>) => readonly object[];
}

/** A page of the shop: the data it loads, and its view. What only the server needs is in `PageServerPart`. */
export interface Page {
  messages: readonly AnyModuleMessages[];
  load(context: PageContext): Promise<PageResult> | PageResult;
  View: ComponentType;
  /** What analytics is told about the page, in addition to its name. The browser asks for it when the page is shown. */
  facts?(stores: Stores): PageFacts;
  /**
   * Shows something of its visitor: it is rendered for them, with their cookies. Any other page is the same for
   * everybody: the server reads no cookie for it, and its state has no personal store.
   * @default false
   */
  isPersonal?: boolean;
  /** @default 'shop' */
  frame?: FrameName | FrameDefinition;
}

/** Declares a page. */
export function definePage(page: Page): Page {
  return page;
}

/** An address that only leads to another. */
export interface RedirectPage extends Pick<Page, 'isPersonal'> {
  redirect(context: PageContext): Promise<Redirection> | Redirection;
}

/** Declares an address that only leads to another. */
export function defineRedirect(
  redirect: RedirectPage['redirect'],
  options: Pick<RedirectPage, 'isPersonal'> = {},
): RedirectPage {
  return { redirect, ...options };
}

/** The messages of a page and of the frames around it. */
export function messagesOf({ messages, frame }: Page): readonly AnyModuleMessages[] {
  const all = [...messages];
  for (let around = frame; typeof around === 'object'; around = around.inside)
    all.push(...(around.messages ?? []));
  return all;
}
