import type { BagOutcome } from '@touchline/contract/client/basket';
import type { AddItem, BagErrorKind, Basket, LineItem } from '@touchline/contract/basket/schema';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable, observableRef } from 'mobx';
import { linesOf } from '../basket/index.ts';
import { failureOf, type FailureReason } from '../failure/index.ts';
import type { Ports } from '../ports/index.ts';

/** Why something did not get into the bag, with what the shopper can still have. */
export interface BagError {
  kind: BagErrorKind;
  /** How many are left: `QUANTITY_UNAVAILABLE`. */
  left?: number;
  /** The most in one order: `QUANTITY_EXCEEDED`; the most lines of a bag: `BasketQuotaExceededException`. */
  max?: number;
  /** The server was not reached or did not answer: `UNKNOWN` only. */
  failure?: FailureReason;
}

/** What the bag holds after the last addition. */
export interface BagCart {
  productCount: number;
  /** Amount still missing to free delivery; 0: it is free; absent: there is no such rule. */
  missingForFreeShipping?: number;
  /** Sum of goods. */
  price: number;
}

export interface BagSnapshot {
  isBagModalOpen: boolean;
  error?: BagError;
  parameters?: AddItem;
  cart?: BagCart;
  product?: LineItem;
}

/** Puts one thing in the bag. The storefront joins this to the basket of the visit. */
export type AddToBasket = (item: AddItem) => Promise<BagOutcome>;

/** Putting something in the bag, and the dialog that tells of it (accounts document, bag actions). */
export class BagStore {
  isBagModalOpen = false;
  isSubmitting = false;
  error: BagError | undefined = undefined;
  /** What was asked for last. */
  parameters: AddItem | undefined = undefined;
  cart: BagCart | undefined = undefined;
  /** The line of the bag that was added to. */
  product: LineItem | undefined = undefined;

  private readonly addToBasket: AddToBasket;
  private readonly ports: Pick<Ports, 'analytics' | 'reporter'>;
  private running: Promise<boolean> | undefined = undefined;
  /** A form was refused in this request: the page answers it with the reason. */
  private isAnswer = false;

  constructor(addToBasket: AddToBasket, ports: Pick<Ports, 'analytics' | 'reporter'>) {
    this.addToBasket = addToBasket;
    this.ports = ports;
    makeAutoObservable<BagStore, 'addToBasket' | 'ports' | 'running' | 'isAnswer'>(
      this,
      {
        addToBasket: false,
        ports: false,
        running: false,
        isAnswer: false,
        error: observableRef,
        parameters: observableRef,
        cart: observableRef,
        product: observableRef,
      },
      { autoBind: true },
    );
  }

  /** What the server's store knew, in the browser: the refusal of a form that was sent without the script. */
  static fromSnapshot(
    addToBasket: AddToBasket,
    ports: Pick<Ports, 'analytics' | 'reporter'>,
    snapshot: BagSnapshot,
  ): BagStore {
    return Object.assign(new BagStore(addToBasket, ports), snapshot);
  }

  toSnapshot(): BagSnapshot {
    const { isBagModalOpen, error, parameters, cart, product } = this;
    return {
      isBagModalOpen,
      ...(error ? { error } : {}),
      ...(parameters ? { parameters } : {}),
      ...(cart ? { cart } : {}),
      ...(product ? { product } : {}),
    };
  }

  openModal(): void {
    this.isBagModalOpen = true;
  }

  closeModal(): void {
    this.isBagModalOpen = false;
  }

  /**
   * Puts it in the bag and opens the dialog; a refusal stands in `error`. A second press while the first is under
   * way, or before its dialog has come, joins it: nothing is added twice. Resolves to whether it is in the bag;
   * never throws for what a shopper can meet.
   */
  submit(item: AddItem): Promise<boolean> {
    if (this.isBagModalOpen) return Promise.resolve(true);
    this.running ??= this.add(item).finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Adds what a form of the page posted; the page that answers it keeps a refusal. */
  async act(item: AddItem): Promise<boolean> {
    const isAdded = await this.submit(item);
    this.isAnswer = !isAdded;
    return isAdded;
  }

  /** A page is opened: a refusal on the page before is of no interest here. */
  enter(): void {
    if (!this.isAnswer) this.clearError();
    this.isAnswer = false;
  }

  clearError(): void {
    this.error = undefined;
  }

  /** As if nothing had been added on this page. */
  reset(): void {
    this.isBagModalOpen = false;
    this.isSubmitting = false;
    this.error = undefined;
    this.parameters = undefined;
    this.cart = undefined;
    this.product = undefined;
  }

  /** Takes the outcome of a form that the server handled itself. */
  receive(item: AddItem, outcome: BagOutcome): void {
    this.submitStart(item);
    if (outcome.kind === 'done') this.submitSuccess(outcome.basket);
    else this.submitError(refusalOf(outcome));
  }

  private async add(item: AddItem): Promise<boolean> {
    this.submitStart(item);
    try {
      const outcome = await this.addToBasket(item);
      if (outcome.kind === 'done') {
        this.submitSuccess(outcome.basket);
        this.ports.analytics.track('add_to_cart', { productId: item.productId, quantity: item.quantity });
        return true;
      }
      this.submitError(refusalOf(outcome));
    } catch (error) {
      if (!(error instanceof ApiError)) this.ports.reporter.report('Adding to the bag failed', error);
      this.submitError({
        kind: 'UNKNOWN',
        failure: error instanceof ApiError ? failureOf(error) : 'unavailable',
      });
    }
    return false;
  }

  private submitStart(item: AddItem): void {
    this.isSubmitting = true;
    this.error = undefined;
    this.parameters = item;
  }

  /** Keeps parameters, cart and product. */
  private submitSuccess(basket: Basket): void {
    const { totalProductCount, pricing } = basket;
    const missing = pricing.missingForFreeShipping;
    this.cart = {
      productCount: totalProductCount,
      price: pricing.price,
      ...(missing === undefined ? {} : { missingForFreeShipping: missing }),
    };
    this.product = linesOf(basket).find(({ productId }) => productId === this.parameters?.productId);
    this.isSubmitting = false;
    this.isBagModalOpen = true;
  }

  /** Clears cart and product. */
  private submitError(error: BagError): void {
    this.error = error;
    this.cart = undefined;
    this.product = undefined;
    this.isSubmitting = false;
  }
}

function refusalOf({ reason, left, max }: Extract<BagOutcome, { kind: 'refused' }>): BagError {
  return {
    kind: reason,
    ...(left === undefined ? {} : { left }),
    ...(max === undefined ? {} : { max }),
  };
}
