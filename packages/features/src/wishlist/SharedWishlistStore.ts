import { listCards } from '@touchline/contract/client/catalogue';
import { getSharedWishlist } from '@touchline/contract/client/wishlist';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf } from '../platform/failure/index.ts';
import type { Ports } from '../platform/ports/index.ts';
import { shownCards, type CardProduct } from '../catalog/productCard/index.ts';
import type { WishlistStatus } from './WishlistStore.ts';

export interface SharedWishlistSnapshot {
  token: string;
  status: WishlistStatus;
  /** `undefined`: the list is not shared any more. */
  name?: string | undefined;
  cards: readonly CardProduct[];
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** A list as the holder of its link sees it. */
export class SharedWishlistStore {
  status: WishlistStatus = { kind: 'idle' };
  /** Empty for an unnamed list, `undefined` for one that is not shared (any more). */
  name: string | undefined = undefined;
  cards: readonly CardProduct[] = [];
  private token = '';
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<SharedWishlistStore, 'ports' | 'token'>(
      this,
      { ports: false, token: false, cards: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: SharedWishlistSnapshot): SharedWishlistStore {
    return Object.assign(new SharedWishlistStore(ports), snapshot);
  }

  toSnapshot(): SharedWishlistSnapshot {
    const { token, status, name, cards } = this;
    return { token, status, ...(name === undefined ? {} : { name }), cards: shownCards(cards) };
  }

  /** Loads the list of a link. @default the one that was loaded last */
  async load(token = this.token): Promise<void> {
    this.token = token;
    this.status = { kind: 'loading' };
    try {
      const list = await getSharedWishlist(this.ports.call, token);
      const cards = await listCards(
        this.ports.call,
        (list?.items ?? []).map(({ productId }) => productId),
      );
      runInAction(() => {
        this.name = list?.name;
        this.cards = cards;
        this.status = { kind: 'ready' };
      });
    } catch (error) {
      this.ports.reporter.report('The shared wishlist did not load.', error);
      runInAction(() => (this.status = { kind: 'failed', reason: failureOf(error) }));
    }
  }
}
