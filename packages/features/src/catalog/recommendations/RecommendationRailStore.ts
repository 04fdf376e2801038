import { getRecommendations } from '@touchline/contract/client/recommendation';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import type { CardProduct } from '../productCard/index.ts';

/** What recommendations start from, and what they leave out: product ids. */
export interface RecommendationRequest {
  readonly seeds: readonly string[];
  readonly without?: readonly string[];
}

/** Products that go with what is shown, in the bag, or was looked at. */
export class RecommendationRailStore {
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  /** Names the response whose products are shown. */
  recSetId: string | undefined = undefined;
  products: readonly CardProduct[] = [];
  private asked = '';
  private readonly ports: Pick<Ports, 'call' | 'reporter'>;

  constructor(ports: Pick<Ports, 'call' | 'reporter'>) {
    this.ports = ports;
    makeAutoObservable<RecommendationRailStore, 'ports' | 'asked'>(
      this,
      { ports: false, asked: false, products: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Loads what goes with `seeds`; the same request is made once. Recommendations are optional: when they fail to load,
   * the page is shown without them.
   */
  async load({ seeds, without = [] }: RecommendationRequest): Promise<void> {
    const asked = JSON.stringify([seeds, without]);
    if (asked === this.asked && this.status !== 'failed') return;
    this.asked = asked;
    this.status = 'loading';
    try {
      const { recSetId, items } = await getRecommendations(this.ports.call, seeds, without);
      this.finish(asked, () => {
        this.recSetId = recSetId;
        this.products = items.map(({ product }) => product);
        this.status = 'ready';
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.ports.reporter.report('Recommendations did not load.', error);
      this.finish(asked, () => {
        this.products = [];
        this.status = 'failed';
      });
    }
  }

  /** An answer to an earlier request changes nothing. */
  private finish(asked: string, change: () => void): void {
    if (asked === this.asked) runInAction(change);
  }
}
