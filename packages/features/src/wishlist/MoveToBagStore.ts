import { getProduct } from '@touchline/contract/client/catalogue';
import { checkInventory } from '@touchline/contract/client/delivery';
import { ApiError } from '@touchline/contract/errors';
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
  /** The size that was chosen, when it turned out to be sold out. */
  lostSize: string | undefined = undefined;
  private isAsking = false;
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

  /** It is on its way to the bag. */
  get isSubmitting(): boolean {
    return this.isAsking || this.bag.isSubmitting;
  }

  /** The sizes of this colour that there are. */
  get sizesLeft(): string[] {
    return (this.product?.variation_list ?? [])
      .filter(({ availability_status: status }) => isSold(status))
      .map(({ size }) => size);
  }

  /** Loads the sizes; one that is the only one is chosen, or else the size that was chosen in another colour. */
  async load(): Promise<void> {
    const { colourId } = this;
    const size = this.product?.variation_list.find(({ sku }) => sku === this.sku)?.size;
    // The sizes of the colour before stay until those of the next are there.
    if (!this.product) this.status = { kind: 'loading' };
    this.lostSize = undefined;
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
    this.lostSize = undefined;
    this.bag.clearError();
  }

  /**
   * Asks whether the chosen size is still there, and puts it into the bag; the bag says why it could not. Resolves to
   * whether it is in the bag: only then it may leave the list.
   */
  async submit(): Promise<boolean> {
    const { sku } = this;
    if (this.isSubmitting) return false;
    this.isSizeMissing = sku === undefined;
    if (sku === undefined) return false;
    if (!(await this.isThere(sku))) return false;
    const isAdded = await this.bag.submit({ productId: sku, quantity: 1 });
    // The page tells of it in its own words.
    this.bag.closeModal();
    return isAdded;
  }

  /**
   * Asks for the stock of all sizes that are shown: one that is sold out is not chosen any more, and the others are as
   * they are now. Without an answer the bag decides.
   */
  private async isThere(sku: string): Promise<boolean> {
    const { product } = this;
    const shown = product?.variation_list ?? [];
    this.isAsking = true;
    try {
      const items = shown.map((size) => ({ productId: size.sku, quantity: 1 }));
      const found = await checkInventory(this.ports.call, items);
      // Another colour or size was chosen meanwhile.
      if (product !== this.product || sku !== this.sku) return false;
      const now = new Map(found.map((line) => [line.productId, line]));
      const isGone = now.get(sku)?.availableQuantity === 0;
      runInAction(() => {
        if (!product || !isGone) return;
        this.lostSize = shown.find((size) => size.sku === sku)?.size;
        this.sku = undefined;
        this.product = {
          ...product,
          variation_list: shown.map((size) => ({
            ...size,
            availability_status: now.get(size.sku)?.availability_status ?? size.availability_status,
          })),
        };
      });
      return !isGone;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return true;
    } finally {
      runInAction(() => (this.isAsking = false));
    }
  }
}

/** Whether a size can be put into the bag. */
export const isSold = (status: string): boolean =>
  status === 'IN_STOCK' || status === 'PREORDER' || status === 'BACKORDER';
