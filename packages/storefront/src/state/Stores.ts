import type { Translator } from '@touchline/features/platform/i18n';
import type { StoreContext, StoreDefinition } from '@touchline/features/platform/module';
import { abortablePorts, type Ports } from '@touchline/features/platform/ports';
import type { SessionStore } from '@touchline/features/platform/session';
import type { Site } from '@touchline/features/platform/site';

interface StoreEntry {
  definition: StoreDefinition<unknown>;
  store: unknown;
}

export interface StoresInput extends Pick<StoreContext, 'ports' | 'site' | 'translator' | 'session'> {
  /** The state that the server inlined. */
  snapshots?: Readonly<Record<string, unknown>>;
}

/** A store that belongs to its visitor: it never is in a public page, and does not outlive the visitor's identity. */
const isPersonal = ({ onIdentity }: StoreDefinition<unknown>): boolean => onIdentity !== 'keep';

/**
 * The set of stores of one request on the server, or of one session in the browser. A store is created when it is
 * first requested: from the state the server inlined, or new. When the visitor becomes another person, personal stores
 * are removed; what they still wait for never arrives.
 */
export class Stores implements StoreContext {
  readonly ports: Ports;
  readonly site: Site;
  readonly translator: Translator;
  readonly session: SessionStore;
  private readonly kept = new Map<string, StoreEntry>();
  private readonly snapshots: Map<string, unknown>;
  private readonly listeners = new Set<() => void>();
  private identity = new AbortController();
  private personal: StoreContext;

  constructor({ ports, site, translator, session, snapshots = {} }: StoresInput) {
    this.ports = ports;
    this.site = site;
    this.translator = translator;
    this.session = session;
    this.snapshots = new Map(Object.entries(snapshots));
    this.personal = this.personalContext();
    session.onIdentityChange(() => this.changeIdentity());
  }

  get identityEnds(): AbortSignal {
    return this.identity.signal;
  }

  of<Store, Snapshot>(definition: StoreDefinition<Store, Snapshot>): Store {
    const known = this.kept.get(definition.key);
    if (known) return known.store as Store;
    const context = isPersonal(definition) ? this.personal : this;
    const snapshot = this.snapshots.get(definition.key);
    this.snapshots.delete(definition.key);
    // The state in the page is that of the person it was rendered for.
    const isOver = isPersonal(definition) && this.session.version > 0;
    const store =
      snapshot === undefined || isOver
        ? definition.create(context)
        : definition.fromSnapshot(snapshot as Snapshot, context);
    this.kept.set(definition.key, { definition, store });
    return store;
  }

  /** The state of the stores that were used, for inlining: in a page for everybody, only of those that are nobody's. */
  toSnapshot(audience: 'everybody' | 'visitor'): Record<string, unknown> {
    return Object.fromEntries(
      [...this.kept]
        .filter(([, { definition }]) => audience === 'visitor' || !isPersonal(definition))
        .map(([key, { definition, store }]) => [key, definition.toSnapshot(store)]),
    );
  }

  /** Calls `listener` when stores were replaced; returns a function that ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Increases each time stores are replaced. */
  readonly getVersion = (): number => this.session.version;

  private changeIdentity(): void {
    for (const { definition, store } of this.kept.values()) definition.forget?.(store);
    this.identity.abort();
    this.identity = new AbortController();
    this.personal = this.personalContext();
    const left = [...this.kept.values()].filter(({ definition }) => isPersonal(definition));
    for (const { definition } of left) this.kept.delete(definition.key);
    for (const { definition } of left) {
      if (definition.onIdentity !== 'reload') continue;
      definition
        .reload(this.of(definition))
        .catch((error: unknown) =>
          this.ports.reporter.report(`The store ${definition.key} could not be reloaded.`, error),
        );
    }
    for (const listener of this.listeners) listener();
  }

  private personalContext(): StoreContext {
    const { site, translator, session } = this;
    const identityEnds = this.identity.signal;
    return {
      ...{ site, translator, session, identityEnds },
      ports: abortablePorts(this.ports, identityEnds),
      of: (definition) => this.of(definition),
    };
  }
}
