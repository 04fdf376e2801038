import type { Translator } from '../i18n/index.ts';
import type { Ports } from '../ports/index.ts';
import type { SessionStore } from '../session/index.ts';
import type { Site } from '../site/index.ts';

/** What the stores of one request or one browser session share. */
export interface StoreContext {
  /** For a personal store, they end when the visitor becomes another person. */
  readonly ports: Ports;
  readonly site: Site;
  readonly translator: Translator;
  readonly session: SessionStore;
  /** Aborted when the visitor becomes another person. */
  readonly identityEnds: AbortSignal;
  /** The store of a definition; created on first use. */
  of<Store, Snapshot>(definition: StoreDefinition<Store, Snapshot>): Store;
}

/**
 * What happens to a store when the visitor becomes another person (sign-in, sign-out, another account in another tab).
 * - `keep`: it holds nothing personal. Only such stores are in the state of public pages.
 * - `reload`: it is created again, and its data is loaded for the new identity.
 * - `drop`: it is removed, and created again when it is next requested.
 */
export type OnIdentity = 'keep' | 'reload' | 'drop';

type IdentityRule<Store> =
  | { readonly onIdentity: 'keep' | 'drop' }
  | {
      readonly onIdentity: 'reload';
      /** Loads the data of a store that was just created for the new identity. */
      reload(store: Store): Promise<unknown>;
    };

interface StoreParts<Store, Snapshot> {
  /** Names the store in the inlined state. */
  readonly key: string;
  create(context: StoreContext): Store;
  toSnapshot(store: Store): Snapshot;
  fromSnapshot(snapshot: Snapshot, context: StoreContext): Store;
  /** Removes what a store remembers of the person who leaves, in itself and in the browser's storage. */
  forget?(store: Store): void;
}

/** How a store is created, how its state gets from the server to the browser, and whose it is. */
export type StoreDefinition<Store, Snapshot = unknown> = StoreParts<Store, Snapshot> & IdentityRule<Store>;
