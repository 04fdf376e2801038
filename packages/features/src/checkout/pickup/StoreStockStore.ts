import { getCncAvailability, type Coordinates } from '@touchline/contract/client/pickup';
import type { PickupPoint, StoreAvailability } from '@touchline/contract/pickup/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import { stored } from '../../platform/storage/index.ts';
import { PickupStore } from './PickupStore.ts';
import type { Locate } from './position.ts';
import { chosenStore, chosenStoreOf, type ChosenStore } from './storage.ts';

type Needs = Pick<Ports, 'call' | 'clock' | 'storage' | 'reporter'>;

/** What the chosen store has of a size. `gone`: there is no such store any more. */
export type StoreStock =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'known'; availability: StoreAvailability }
  | { kind: 'gone' }
  | { kind: 'failed' };

/** What a store of the shop has of the size that is looked at, and choosing another store. */
export class StoreStockStore {
  /** The store that the shopper chose last. */
  store: ChosenStore | undefined = undefined;
  stock: StoreStock = { kind: 'idle' };
  readonly chooser: PickupStore;
  /** The size that is looked at. */
  private productId: string | undefined = undefined;
  private readonly ports: Needs;
  private readonly country: string;

  /** `country` is that of the market; `locate` is replaced in tests and stories. */
  constructor(ports: Needs, country: string, locate?: Locate) {
    this.ports = ports;
    this.country = country;
    this.chooser = new PickupStore(ports, {
      find: (near) => this.find(near),
      choose: (point) => this.choose(point),
      ...(locate ? { locate } : {}),
    });
    makeAutoObservable<StoreStockStore, 'ports' | 'country'>(
      this,
      { ports: false, country: false, chooser: false, store: observableRef, stock: observableRef },
      { autoBind: true },
    );
  }

  /** Takes up the store of the last visit. */
  begin(): void {
    const last = stored(this.ports).read(chosenStore);
    this.store = last?.country === this.country ? last : undefined;
  }

  /** Opens the choice of another store: it begins with those near the one that was chosen last. */
  async chooseAnother(): Promise<void> {
    this.chooser.open();
    const { coordinates, name } = this.store ?? {};
    if (coordinates && name !== undefined) await this.chooser.searchPlace({ name, ...coordinates });
  }

  /** Asks the store about a size; without one nothing is asked. */
  async follow(productId: string | undefined): Promise<void> {
    this.productId = productId;
    this.chooser.reset();
    await this.load();
  }

  private async load(): Promise<void> {
    const { store, productId } = this;
    if (!store || productId === undefined) {
      this.stock = { kind: 'idle' };
      return;
    }
    this.stock = { kind: 'loading' };
    try {
      const found = await getCncAvailability(this.ports.call, productId, { storeId: store.id });
      this.answer(productId, store, found?.[0]);
    } catch (error) {
      this.ports.reporter.report('What a store has could not be loaded.', error);
      runInAction(() => {
        if (this.productId === productId && this.store === store) this.stock = { kind: 'failed' };
      });
    }
  }

  private answer(productId: string, store: ChosenStore, availability: StoreAvailability | undefined): void {
    // Another size or store was chosen meanwhile.
    if (this.productId !== productId || this.store !== store) return;
    this.stock = availability ? { kind: 'known', availability } : { kind: 'gone' };
  }

  /** Stores near a place, each with what it has of the size. */
  private async find({ lat, lon }: Coordinates): Promise<PickupPoint[]> {
    if (this.productId === undefined) return [];
    const found = await getCncAvailability(this.ports.call, this.productId, { lat, lon });
    return (found ?? []).map(({ store, availableQuantity, readyBy }) => ({
      ...store,
      stock: availableQuantity > 0 ? 'all' : readyBy === undefined ? 'none' : 'later',
      ...(readyBy === undefined ? {} : { readyBy }),
    }));
  }

  private async choose(point: PickupPoint): Promise<undefined> {
    const store = chosenStoreOf(point, this.country);
    this.store = store;
    stored(this.ports).write(chosenStore, store);
    await this.load();
    return undefined;
  }
}
