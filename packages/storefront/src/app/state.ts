import type { SiteSnapshot } from '@touchline/features/site';

/** The state that the server inlines in a page for the script that comes later. */
export interface PageState {
  site: SiteSnapshot;
  flags: Readonly<Record<string, boolean>>;
  stores: Readonly<Record<string, unknown>>;
  /** Which page this is: an id of the route table. */
  page: string;
  origin: string;
}

/** A file of ours: its path, and the SHA-256 of its content in base64 where the build knows it. */
export type StartFile = readonly [path: string, sha256?: string];

/** The files a page starts with, for the late start. */
export interface PageStart {
  /** Run one after the other, each in a task of its own; the last is the entry, those before are what it stands on. */
  scripts: readonly StartFile[];
  /** Asked for at the same time: of the page, and of its words in this language. */
  preloads: readonly StartFile[];
}

/** Where the state stands in the document. */
export const stateElementId = 'state';

/** Text for a `<script type="application/json">`: nothing in it can end the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
