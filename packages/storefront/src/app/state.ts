import type { SiteSnapshot } from '@touchline/features/site';

/** The state that the server inlines in a page for hydration. */
export interface PageState {
  site: SiteSnapshot;
  flags: Readonly<Record<string, boolean>>;
  stores: Readonly<Record<string, unknown>>;
  /** The id of the page in the route table. */
  page: string;
  origin: string;
}

/** A file of the shop: its path, and the base64 SHA-256 of its content where the build knows it. */
export type StartFile = readonly [path: string, sha256?: string];

/** The files that the bootstrap loads to start a page. */
export interface PageStart {
  /** Run in order, each in its own task; the last is the entry, the ones before are its dependencies. */
  scripts: readonly StartFile[];
  /** Fetched at the same time: the chunks of the page and of its messages in this language. */
  preloads: readonly StartFile[];
}

/** Id of the element that holds the state in the document. */
export const stateElementId = 'state';

/** JSON for a `<script type="application/json">`, escaped so that it cannot close the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
