import type { Transport } from '@touchline/contract/client/transport';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedByPasskey,
} from '@touchline/contract/passkey/schema';
import type { FlagName, FlagValue } from '@touchline/contract/flags/flagTable';
import type { DeviceWallets } from '../deviceWallet/index.ts';
import type { EventFields, EventName } from '../analytics/index.ts';
import type { MaxAge, StoredPlace } from '../storage/index.ts';

/** The current time; tests and stories fix it. */
export interface Clock {
  now(): Date;
}

/**
 * Short texts that persist between pages: cookies on the server, cookies and the browser's storage in the browser. Each
 * is a value that a module defines, and is reached through `stored`. May throw where a browser forbids storage.
 */
export interface KeyValueStorage {
  get(key: string, where: StoredPlace): string | undefined;
  set(key: string, value: string, where: StoredPlace, maxAge: MaxAge): void;
  remove(key: string, where: StoredPlace): void;
  /** Fetches protected cookies, so that `get` returns them. Only where this machine cannot read them by itself. */
  fetch?(keys: readonly string[]): Promise<void>;
}

/** How opening a page ended: it is shown, another one was opened meanwhile, or it could not be loaded. */
export type RouteEnd = 'success' | 'cancelled' | 'failed';

/** Navigation by stores; paths are below the site path, `/cart`. */
export interface Navigation {
  /**
   * Opens a page. `replace` changes the entry of the history instead of adding one; `staysInView` leaves the page
   * scrolled where it is: a filter of the same list.
   */
  go(path: string, options?: { replace?: boolean; staysInView?: boolean }): void;
  /** Calls back each time that opening another page has ended. Only in the browser. */
  onRouteEnd?(listener: (end: RouteEnd) => void): void;
  /** Leaves the shop's pages, for a payment provider for example. The address came from our server. */
  leave(url: string): void;
}

/** Analytics events of the catalogue; a field it does not name does not compile. */
export interface Analytics {
  track<Name extends EventName>(event: Name, fields: EventFields[Name]): void;
}

/** Feature flags of this visitor, typed by the table in the contract. */
export interface Flags {
  value<Name extends FlagName>(name: Name): FlagValue<Name>;
}

/** Reports errors for which the shopper sees no message. */
export interface Reporter {
  report(message: string, error?: unknown): void;
}

/** Makes passkeys and signs with them: the browser, and the devices that it reaches. */
export interface Authenticator {
  /** Whether there can be passkeys at all. Only in the browser. */
  isSupported(): boolean;
  /** Whether a field can offer passkeys among what the browser fills in. */
  canAutofill(): Promise<boolean>;
  /** Makes a passkey. `known`: the device has one of this account; `left`: the shopper did not want to. */
  create(
    options: PasskeyCreation,
  ): Promise<{ kind: 'created'; credential: NewPasskey } | { kind: 'known' | 'left' }>;
  /**
   * Has the shopper sign: in a dialog of the browser, or with `isAutofill` by what a field offers, for as long as it
   * takes. Ends the question before it. `undefined`: the shopper did not want to, or the question has ended.
   */
  sign(options: PasskeyRequest, how: { isAutofill: boolean }): Promise<SignedByPasskey | undefined>;
  /** Ends the question that is open. */
  cancel(): void;
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
  /** The wallets of the device; only in the browser. */
  deviceWallets?: DeviceWallets;
  /** @default the browser's own */
  authenticator?: Authenticator;
  /** Whether the browser sends the Global Privacy Control. @default false */
  hasPrivacySignal?: boolean;
  /**
   * The region that a request came from, by ISO 3166-2: only on the server, which knows it as it begins. `ZZ` stands for
   * one that is not known.
   */
  region?: string;
}
