import type { BagOutcome } from '@touchline/contract/client/basket';
import { singleFlight } from '@touchline/contract/client/singleFlight';
import type { AddItem, BagErrorKind, Basket, LineItem } from '@touchline/contract/basket/schema';
import type { GiftProblem } from '@touchline/contract/gift/schema';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { linesOf } from '../basket/index.ts';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { BagMatch } from './BagMatch.ts';

/** Why something was not added to the bag, with the quantity the shopper can still have. */
export interface BagError {
  kind: BagErrorKind;
  /** How many are left: `QUANTITY_UNAVAILABLE`. */
  left?: number;
  /** The maximum quantity per order: `QUANTITY_EXCEEDED`; the maximum lines of a bag: `BasketQuotaExceededException`. */
  max?: number;
  /** The membership tier that the launch asks for: `LAUNCH_MEMBERS_ONLY`. */
  tier?: number;
  /** What is wrong with a gift card: `GIFT_REFUSED`. */
  fields?: readonly GiftProblem[];
  /** The server was not reached or did not respond: `UNKNOWN` only. */
  failure?: FailureReason;
}

/** The contents of the bag after the last addition. */
export interface BagCart {
  productCount: number;
  /** Amount still missing for free delivery; 0: delivery is free; absent: the market has no such rule. */
  missingForFreeShipping?: number;
  /** Total of the goods. */
  price: number;
}

export interface BagSnapshot {
  isBagModalOpen: boolean;
  error?: BagError;
  parameters?: AddItem;
  cart?: BagCart;
  product?: LineItem;
}

/** Adds one item to the bag. The storefront connects this to the basket of the session. */
export type AddToBasket = (item: AddItem) => Promise<BagOutcome>;

type Needs = Pick<Ports, 'analytics' | 'reporter' | 'call' | 'navigation'>;

/** Adding to the bag, and the dialog that confirms it (accounts document, bag actions). */
export class BagStore {
  isBagModalOpen = false;
  isSubmitting = false;
  error: BagError | undefined = undefined;
  /** The last requested item. */
  parameters: AddItem | undefined = undefined;
  cart: BagCart | undefined = undefined;
  /** The line of the bag that was added or increased. */
  product: LineItem | undefined = undefined;
  /** What goes well with it. */
  readonly match: BagMatch;

  private readonly addToBasket: AddToBasket;
  private readonly ports: Needs;
  private readonly join = singleFlight();
  /** A form was refused in this request: the page responds with the reason. */
  private isFormResponse = false;

  constructor(addToBasket: AddToBasket, ports: Needs) {
    this.addToBasket = addToBasket;
    this.ports = ports;
    this.match = new BagMatch(ports, this.addMatch);
    makeAutoObservable<BagStore, 'addToBasket' | 'ports' | 'join' | 'isFormResponse' | 'addMatch'>(
      this,
      {
        addToBasket: false,
        ports: false,
        match: false,
        addMatch: false,
        join: false,
        isFormResponse: false,
        error: observableRef,
        parameters: observableRef,
        cart: observableRef,
        product: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Creates the browser's store from the server's state: the refusal of a form that was sent without JavaScript. */
  static fromSnapshot(addToBasket: AddToBasket, ports: Needs, snapshot: BagSnapshot): BagStore {
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

  /** The dialog can not be shown: opens the bag, which has what was added. */
  showBag(): void {
    this.closeModal();
    this.ports.navigation.go('/cart');
  }

  /**
   * Adds an item to the bag and opens the dialog; a refusal is in `error`. A second press while the first is in progress,
   * or before its dialog has opened, joins it: nothing is added twice. Resolves to whether the item is in the bag; never
   * throws for expected failures.
   */
  submit(item: AddItem): Promise<boolean> {
    if (this.isBagModalOpen) return Promise.resolve(true);
    return this.join('add', () => this.add(item));
  }

  /** Adds the item of a posted form; the page rendered as the response keeps a refusal. */
  async applyForm(item: AddItem): Promise<boolean> {
    const isAdded = await this.submit(item);
    this.isFormResponse = !isAdded;
    return isAdded;
  }

  /** A page is opened: clears a refusal from the page before. */
  enter(): void {
    if (!this.isFormResponse) this.clearError();
    this.isFormResponse = false;
  }

  clearError(): void {
    this.error = undefined;
  }

  /** Resets the store to its initial state. */
  reset(): void {
    this.isBagModalOpen = false;
    this.isSubmitting = false;
    this.error = undefined;
    this.parameters = undefined;
    this.cart = undefined;
    this.product = undefined;
  }

  /** Takes the result of a form that the server handled. */
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
        this.ports.analytics.track('add_to_cart', {
          ...{ productId: item.productId, quantity: item.quantity },
          ...(this.product ? { name: this.product.productName, price: this.product.pricing.price } : {}),
        });
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

  /** Adds what goes well with it: the dialog stays, with the bag as it is now. */
  private readonly addMatch = async (sku: string): Promise<BagOutcome> => {
    const outcome = await this.addToBasket({ productId: sku, quantity: 1 });
    if (outcome.kind === 'done') runInAction(() => this.takeCart(outcome.basket));
    return outcome;
  };

  private submitStart(item: AddItem): void {
    this.isSubmitting = true;
    this.error = undefined;
    this.parameters = item;
  }

  /** Stores parameters, cart and product. */
  private submitSuccess(basket: Basket): void {
    this.takeCart(basket);
    const ofSize = linesOf(basket).filter(({ productId }) => productId === this.parameters?.productId);
    this.product = ofSize.find((line) => isMadeAs(line, this.parameters)) ?? ofSize[0];
    this.isSubmitting = false;
    this.isBagModalOpen = true;
  }

  private takeCart({ totalProductCount, pricing }: Basket): void {
    const missing = pricing.missingForFreeShipping;
    this.cart = {
      productCount: totalProductCount,
      price: pricing.price,
      ...(missing === undefined ? {} : { missingForFreeShipping: missing }),
    };
  }

  /** Clears cart and product. */
  private submitError(error: BagError): void {
    this.error = error;
    this.cart = undefined;
    this.product = undefined;
    this.isSubmitting = false;
  }
}

/** Whether a line has the names and texts of an item, and is for the same person; the back end has trimmed them. */
function isMadeAs({ recipe, gift }: LineItem, item: AddItem | undefined): boolean {
  if (gift) return gift.recipientEmail === item?.gift?.recipientEmail.trim();
  const wanted = Object.entries(item?.selectedOptions ?? {});
  const made = recipe?.selectedOptions ?? {};
  return (
    Object.keys(made).length === wanted.length && wanted.every(([key, value]) => made[key] === value.trim())
  );
}

function refusalOf({ reason, left, max, tier, fields }: Extract<BagOutcome, { kind: 'refused' }>): BagError {
  return {
    kind: reason,
    ...(left === undefined ? {} : { left }),
    ...(max === undefined ? {} : { max }),
    ...(tier === undefined ? {} : { tier }),
    ...(fields === undefined ? {} : { fields }),
  };
}
