// Every cache of the shop, in one table: docs/caching.md shows it, and each cache takes its limits from its row.
// What only remembers that something was done (rate limits, codes that were used) is no cache and not here.

/** A cache: what it holds, for how long, how much of it, and what drops it. */
export interface CacheRow {
  /** What an entry is found by. */
  readonly key: string;
  /** How long an entry may be used. @default until it is dropped */
  readonly milliseconds?: number;
  /** Entries at most; the one used least recently goes first. */
  readonly max?: number;
  /** Bytes at most; the entry used least recently goes first. */
  readonly maxBytes?: number;
  /** What drops an entry, besides its age and the size. */
  readonly dropped: string;
}

// In the browser

/** Responses of the back end for pages that the shopper may open next; the same for everybody. */
export const prefetchedResponses = {
  key: 'address of the call',
  milliseconds: 30_000,
  max: 60,
  dropped: 'a write of the shopper; a response that failed',
} as const satisfies CacheRow;

/** Answers to calls whose endpoint names a cache policy. */
export const callAnswers = {
  key: 'call and its input',
  milliseconds: 60_000,
  max: 200,
  dropped: 'a newer answer; `freshSeconds` of an endpoint says another age',
} as const satisfies CacheRow;

/** The shopper's own points and rewards. */
export const loyaltyStatus = {
  key: 'none: one person',
  milliseconds: 60_000,
  max: 1,
  dropped: 'a sign-in or sign-out; a change of the points',
} as const satisfies CacheRow;

// In the server that renders pages

/** What every page of a site shows: market, header, footer, flags. */
export const siteAnswers = {
  key: 'site and what is asked for',
  milliseconds: 10_000,
  max: 500,
  dropped: 'nothing; while the back end is away the last answer serves for an hour',
} as const satisfies CacheRow;

/** Parsed responses of the back end that public pages are rendered from. */
export const parsedAnswers = {
  key: 'address and ETag of the call',
  milliseconds: 2_000,
  max: 100,
  dropped: 'another ETag; after its age it is asked for again and kept where it has not changed',
} as const satisfies CacheRow;

/** Whole pages that are the same for everybody, compressed. */
export const publicPages = {
  key: 'address without parameters of campaigns',
  milliseconds: 4 * 60_000,
  maxBytes: 8 * 1024 * 1024,
  dropped: 'another version of what it was rendered from, asked for every 2 s',
} as const satisfies CacheRow;

// In the back end

/** Responses that are the same for everybody, as they are sent. */
export const publicResponses = {
  key: 'address of the call',
  maxBytes: 16 * 1024 * 1024,
  dropped:
    'a new version of the catalogue; the age that its endpoint names. Served for 10 more minutes while the database is away',
} as const satisfies CacheRow;

/** What was published at the desk, when it is shown, and the pictures that were uploaded. */
export const publishedContent = {
  key: 'none: all publications and pictures',
  max: 1,
  dropped:
    'a new version of the catalogue, which every publication and upload raises. While the database is away the last known',
} as const satisfies CacheRow;

/** What the content flow and a content management system have answered. */
export const remoteContents = {
  key: 'address of the call; of the shop’s own content also the version of the catalogue',
  milliseconds: 30_000,
  max: 300,
  dropped: 'its age; while it is asked for anew, and while that fails, the last answer serves',
} as const satisfies CacheRow;

/** The index of a market's products. */
export const catalogueIndexes = {
  key: 'market',
  max: 50,
  dropped: 'a new version of the catalogue; the next date on which a product appears or ends',
} as const satisfies CacheRow;

/** What a search has found. */
export const searches = {
  key: 'site and words',
  max: 500,
  dropped: 'a new version of the catalogue',
} as const satisfies CacheRow;

/** Products as cards show them, with their stock. */
export const productCards = {
  key: 'site and product',
  milliseconds: 10_000,
  max: 3_000,
  dropped: 'a new version of the catalogue',
} as const satisfies CacheRow;

/** Phrases that suggestions are taken from. */
export const suggestedPhrases = {
  key: 'site',
  max: 20,
  dropped: 'a new version of the catalogue',
} as const satisfies CacheRow;

/** Statements that PGlite has parsed and planned. */
export const preparedStatements = {
  key: 'text of the statement',
  max: 200,
  dropped: 'the end of the database',
} as const satisfies CacheRow;
