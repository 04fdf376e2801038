import type { BagOutcome } from '@touchline/contract/client/basket';
import { getLook } from '@touchline/contract/client/recommendation';
import { ApiError } from '@touchline/contract/errors';
import type { FindMineItem } from '@touchline/contract/recommendation/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';

/** One product that goes well with what was added, and its way into the bag without leaving the page. */
export class BagMatch {
  item: FindMineItem | undefined = undefined;
  /** Chosen among several sizes. */
  chosen = '';
  status: 'idle' | 'adding' | 'added' | 'refused' = 'idle';
  /** It was to be added before a size was chosen. */
  isSizeMissing = false;
  private asked: string | undefined = undefined;
  private readonly ports: Pick<Ports, 'call' | 'reporter'>;
  private readonly add: (sku: string) => Promise<BagOutcome>;

  constructor(ports: Pick<Ports, 'call' | 'reporter'>, add: (sku: string) => Promise<BagOutcome>) {
    this.ports = ports;
    this.add = add;
    makeAutoObservable<BagMatch, 'ports' | 'add' | 'asked'>(
      this,
      { ports: false, add: false, asked: false, item: observableRef },
      { autoBind: true },
    );
  }

  /** Finds the match of a product, once. The dialog is complete without one. */
  async load(productId: string): Promise<void> {
    if (this.asked === productId) return;
    Object.assign(this, {
      asked: productId,
      item: undefined,
      chosen: '',
      status: 'idle',
      isSizeMissing: false,
    });
    try {
      const items = await getLook(this.ports.call, productId);
      runInAction(() => {
        if (this.asked === productId) this.item = items.find(({ stock }) => stock);
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  choose(sku: string): void {
    this.chosen = sku;
    this.isSizeMissing = false;
    if (this.status === 'refused') this.status = 'idle';
  }

  /** Adds one piece: of the only size, or of the chosen one. A second press while the first is under way does nothing. */
  async submit(): Promise<void> {
    const sku = this.item?.item_id ?? this.chosen;
    if (this.status === 'adding' || this.status === 'added') return;
    this.isSizeMissing = sku === '';
    if (this.isSizeMissing) return;
    this.status = 'adding';
    try {
      const outcome = await this.add(sku);
      runInAction(() => (this.status = outcome.kind === 'done' ? 'added' : 'refused'));
    } catch (error) {
      if (!(error instanceof ApiError)) this.ports.reporter.report('Adding to the bag failed', error);
      runInAction(() => (this.status = 'refused'));
    }
  }
}
