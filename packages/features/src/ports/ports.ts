import type { Transport } from '@touchline/contract/client/transport';

/** The time of day; a test or a story stops it. */
export interface Clock {
  now(): Date;
}

/** Small values that outlive a page: cookies on the server, cookies or local storage in the browser. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Where a store sends the shopper; paths are below the site path, `/cart`. */
export interface Navigation {
  go(path: string, options?: { replace?: boolean }): void;
  /** Leaves the shop's pages, for a payment provider for example. The address came from our server. */
  leave(url: string): void;
}

/** Events for analytics; names and fields of the documents where they give some. */
export interface Analytics {
  track(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** Feature flags of this visitor. */
export interface Flags {
  isOn(flag: string): boolean;
}

/** Where an error goes that the shopper is not told in words. */
export interface Reporter {
  report(message: string, error?: unknown): void;
}

/** What the stores of the shop are given; each takes what it needs. */
export interface Ports {
  call: Transport;
  clock: Clock;
  storage: KeyValueStorage;
  navigation: Navigation;
  analytics: Analytics;
  flags: Flags;
  reporter: Reporter;
}
