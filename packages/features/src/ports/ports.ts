import type { Transport } from '@touchline/contract/client/transport';

/** The current time; tests and stories fix it. */
export interface Clock {
  now(): Date;
}

/** Small values that persist between pages: cookies on the server, cookies or local storage in the browser. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Navigation by stores; paths are below the site path, `/cart`. */
export interface Navigation {
  /**
   * Opens a page. `replace` changes the entry of the history instead of adding one; `staysInView` leaves the page
   * scrolled where it is: a filter of the same list.
   */
  go(path: string, options?: { replace?: boolean; staysInView?: boolean }): void;
  /** Leaves the shop's pages, for a payment provider for example. The address came from our server. */
  leave(url: string): void;
}

/** Analytics events, with the names and fields of the documents where they define some. */
export interface Analytics {
  track(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** Feature flags of this visitor. */
export interface Flags {
  isOn(flag: string): boolean;
}

/** Reports errors for which the shopper sees no message. */
export interface Reporter {
  report(message: string, error?: unknown): void;
}

/** All dependencies of the stores; each store takes what it needs. */
export interface Ports {
  call: Transport;
  clock: Clock;
  storage: KeyValueStorage;
  navigation: Navigation;
  analytics: Analytics;
  flags: Flags;
  reporter: Reporter;
}
