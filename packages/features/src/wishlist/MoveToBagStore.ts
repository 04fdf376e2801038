import { getProduct } from '@touchline/contract/client/catalogue';
import type { Product } from '@touchline/contract/product/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BagStore } from '../cart/bag/index.ts';
import { failureOf, type FailureReason } from '../platform/failure/index.ts';
import type { Ports } from '../platform/ports/index.ts';

export type MoveToBagStatus =
  | { kind: 'loading' }
  | { kind: 'ready' }
  /** The shop does not have it any more. */
  | { kind: 'gone' }
  | { kind: 'failed'; reason: FailureReason };

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** The choice of a size for a saved product, which then goes to the bag. */
export class MoveToBagStore {
  status: MoveToBagStatus = { kind: 'loading' };
  product: Pick<Product, 'variation_list' | 'attribute_list' | 'colours'> | undefined = undefined;
  /** The colour whose sizes are shown: first the saved one. */
  colourId: string;
  /** The chosen size. */
  sku: string | undefined = undefined;
  isSizeMissing = false;
  readonly bag: BagStore;
  private readonly ports: Needs;

  constructor(ports: Needs, bag: BagStore, productId: string) {
    this.ports = ports;
    this.bag = bag;
    this.colourId = productId;
    makeAutoObservable<MoveToBagStore, 'ports'>(
      this,
      { ports: false, bag: false, product: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the sizes; one that is the only one is chosen, or else the size that was chosen in another colour. */
  async load(): Promise<void> {
    const { colourId } = this;
    const size = this.product?.variation_list.find(({ sku }) => sku === this.sku)?.size;
    // The sizes of the colour before stay until those of the next are there.
    if (!this.product) this.status = { kind: 'loading' };
    this.bag.clearError();
    try {
      const product = await getProduct(this.ports.call, colourId);
      runInAction(() => {
        // Another colour was chosen meanwhile.
        if (colourId !== this.colourId) return;
        this.product = product;
        const sizes = product?.variation_list ?? [];
        const [only, second] = sizes;
        this.sku = (second ? sizes.find((each) => each.size === size) : only)?.sku;
        this.status = { kind: product ? 'ready' : 'gone' };
      });
    } catch (error) {
      this.ports.reporter.report('The sizes of a saved product did not load.', error);
      if (colourId === this.colourId)
        runInAction(() => (this.status = { kind: 'failed', reason: failureOf(error) }));
    }
  }

  /** Shows the sizes of another colour. */
  async chooseColour(id: string): Promise<void> {
    if (id === this.colourId) return;
    this.colourId = id;
    this.isSizeMissing = false;
    await this.load();
  }

  choose(sku: string): void {
    this.sku = sku;
    this.isSizeMissing = false;
    this.bag.clearError();
  }

  /** Puts the chosen size into the bag; the bag says why it could not. */
  async submit(): Promise<boolean> {
    const { sku } = this;
    this.isSizeMissing = sku === undefined;
    if (sku === undefined) return false;
    const isAdded = await this.bag.submit({ productId: sku, quantity: 1 });
    // The page tells of it in its own words.
    this.bag.closeModal();
    return isAdded;
  }
}
