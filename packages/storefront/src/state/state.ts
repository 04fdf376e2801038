import type { FontFaceArguments } from '@touchline/design-system/fonts';
import type { FlagValues } from '@touchline/contract/flags/flagTable';
import type { AnalyticsEnvironment, AnalyticsEvent } from '@touchline/features/platform/analytics';
import type { Remote } from '@touchline/features/platform/remoteComponent';
import type { SessionSnapshot } from '@touchline/features/platform/session';
import type { SiteSnapshot } from '@touchline/features/platform/site';

/** The state that the server inlines in a page for hydration. */
export interface PageState {
  site: SiteSnapshot;
  /** The flags that differ from off; see `flagsForBrowser`. */
  flags: Partial<FlagValues>;
  /** What happened while the server made this page, for the browser to send. */
  events?: readonly AnalyticsEvent[];
  stores: Readonly<Record<string, unknown>>;
  /** Who the page was rendered for; absent in a page that is the same for everybody. */
  session?: SessionSnapshot;
  /** Id and script of the page, and whether it shows something of its visitor. */
  page: { id: string; script: string; isPersonal: boolean };
  origin: string;
  /** The server knows where visitors are: the visitor call may suggest another region. */
  knowsCountry?: boolean;
  /** The checkout needs a document of its own, because the market configures a script for it. */
  isCheckoutLoadedAnew?: boolean;
  /** Other applications that the market configures for every page. */
  remotes?: PageRemotes;
  /** Where the shop runs, as analytics names it; absent in production. */
  environment?: AnalyticsEnvironment;
}

/** Other applications that the browser loads when they may be. */
export interface PageRemotes {
  /** The tag manager: its script, and the further origins that it uses. */
  tagManager?: { readonly address: string; readonly origins: readonly string[] };
  /** Asks for consent in place of the shop. */
  cookieConsent?: Remote;
}

/** A file of the shop: its path, and the base64 SHA-256 of its content where the build knows it. */
export type StartFile = readonly [path: string, sha256?: string];

/** A web font of the brand: what `new FontFace` is given, and 1 where the page shows text in it. */
export type StartFont = readonly [...FontFaceArguments, isShown: 0 | 1];

/** The files that the bootstrap loads to start a page. */
export interface PageFiles {
  /** Run in order, each in its own task; the last is the entry, the ones before are its dependencies. */
  scripts: readonly StartFile[];
  /** Fetched at the same time: the chunks of the page and of its messages in this language. */
  preloads: readonly StartFile[];
  /** What is requested for a visitor who may have a session; absent where the page itself is rendered for its visitor. */
  visitor?: string;
}

/** What the bootstrap is given. */
export interface PageStart extends PageFiles {
  fonts: readonly StartFont[];
}

/** Path of the call that answers who the visitor is. */
export const visitorPath = '/api/visitor';

/** Path under which the browser writes and fetches protected cookies. */
export const protectedValuesPath = '/api/protected-values';

/**
 * A cookie that says that the visitor may have a session, which is in cookies that no script can read. Without it, a
 * page does not ask who its visitor is.
 */
export const visitorMarker = 'visitor';

/** Id of the element that holds the state in the document. */
export const stateElementId = 'state';

/** JSON for a `<script type="application/json">`, escaped so that it cannot close the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
