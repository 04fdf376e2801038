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

/** Where the state stands in the document. */
export const stateElementId = 'state';

/** Text for a `<script type="application/json">`: nothing in it can end the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
