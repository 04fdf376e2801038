import { listProducts } from '@touchline/contract/client/catalogue';
import { ApiError } from '@touchline/contract/errors';
import { firstOfEachName } from '@touchline/contract/product/firstOfEachName';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import { shownCards, type CardProduct } from '../productCard/index.ts';

/** One full row on a desktop. */
const shown = 4;

export interface RecommendationsSnapshot {
  /** Absent until loaded. */
  products?: readonly CardProduct[];
}

/** Recommendations for a shopper with an empty bag: the newest products of the shop. */
export class RecommendationsStore {
  products: readonly CardProduct[] = [];
  private isAsked = false;
  private readonly path: string;
  private readonly ports: Pick<Ports, 'call' | 'reporter'>;

  /** `path` is the category of the recommendations, below the site path. */
  constructor(ports: Pick<Ports, 'call' | 'reporter'>, path: string) {
    this.ports = ports;
    this.path = path;
    makeAutoObservable<RecommendationsStore, 'ports' | 'path' | 'isAsked'>(
      this,
      { ports: false, path: false, isAsked: false, products: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(
    ports: Pick<Ports, 'call' | 'reporter'>,
    path: string,
    { products }: RecommendationsSnapshot,
  ): RecommendationsStore {
    const store = new RecommendationsStore(ports, path);
    if (products) {
      store.products = products;
      store.isAsked = true;
    }
    return store;
  }

  toSnapshot(): RecommendationsSnapshot {
    return this.isAsked ? { products: shownCards(this.products) } : {};
  }

  /** Loads once. Recommendations are optional: if they fail to load, the page is shown without them. */
  async load(): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    try {
      const list = await listProducts(this.ports.call, { path: this.path.replace(/^\//, '') });
      const inStock = list?.items.filter(({ availability_status: status }) => status === 'IN_STOCK') ?? [];
      runInAction(() => (this.products = firstOfEachName(inStock, shown)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.ports.reporter.report('Recommendations did not load.', error);
    }
  }
}
