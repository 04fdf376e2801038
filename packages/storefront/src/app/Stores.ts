import type { Translator } from '@touchline/features/i18n';
import type { Ports } from '@touchline/features/ports';
import type { Site } from '@touchline/features/site';

/** How a store is created, and how its state gets from the server to the browser. */
export interface StoreDefinition<Store, Snapshot = unknown> {
  /** Names the store in the inlined state. */
  readonly key: string;
  create(stores: Stores): Store;
  toSnapshot(store: Store): Snapshot;
  fromSnapshot(snapshot: Snapshot, stores: Stores): Store;
}

interface Kept {
  definition: StoreDefinition<unknown>;
  store: unknown;
}

/**
 * The set of stores of one request on the server, or of one session in the browser. A store is created when it is
 * first requested: from the state the server inlined, or new.
 */
export class Stores {
  readonly ports: Ports;
  readonly site: Site;
  readonly translator: Translator;
  private readonly kept = new Map<string, Kept>();
  private readonly snapshots: Map<string, unknown>;

  constructor(
    ports: Ports,
    site: Site,
    translator: Translator,
    snapshots: Readonly<Record<string, unknown>> = {},
  ) {
    this.ports = ports;
    this.site = site;
    this.translator = translator;
    this.snapshots = new Map(Object.entries(snapshots));
  }

  of<Store, Snapshot>(definition: StoreDefinition<Store, Snapshot>): Store {
    const known = this.kept.get(definition.key);
    if (known) return known.store as Store;
    const snapshot = this.snapshots.get(definition.key);
    this.snapshots.delete(definition.key);
    const store =
      snapshot === undefined ? definition.create(this) : definition.fromSnapshot(snapshot as Snapshot, this);
    this.kept.set(definition.key, { definition: definition, store });
    return store;
  }

  /** The state of every store that was used, for inlining in the page. */
  toSnapshot(): Record<string, unknown> {
    return Object.fromEntries(
      [...this.kept].map(([key, { definition, store }]) => [key, definition.toSnapshot(store)]),
    );
  }
}
