import { makeAutoObservable } from 'mobx';
import {
  basketProblem,
  isBlocking,
  noticeOf,
  type BasketStatus,
  type BasketStore,
  type LineNotice,
} from '../basket/index.ts';
import type { Basket, LineItem } from '@touchline/contract/basket/schema';
import type { PageFacts } from '../analytics/index.ts';
import type { Ports } from '../ports/index.ts';
import type { CartChange } from './readCartForm.ts';

type Needs = Pick<Ports, 'clock' | 'flags'>;

/** A line of the bag with its notices. */
export interface CartLine {
  line: LineItem;
  notice: LineNotice | undefined;
}

/** The bag page; the basket itself is the one of the session. */
export class CartStore {
  readonly basket: BasketStore;
  /** All sold-out lines are being removed. */
  isCartOutOfStockUpdating = false;
  /** A form was refused in this request: the page responds with the reason at its line. */
  private isFormResponse = false;
  private readonly ports: Needs;

  constructor(ports: Needs, basket: BasketStore) {
    this.ports = ports;
    this.basket = basket;
    makeAutoObservable<CartStore, 'ports' | 'isFormResponse'>(
      this,
      { ports: false, basket: false, isFormResponse: false },
      { autoBind: true },
    );
  }

  get status(): BasketStatus {
    return this.basket.status;
  }

  get pricing(): Basket['pricing'] | undefined {
    return this.basket.basket?.pricing;
  }

  get productCount(): number {
    return this.basket.productCount;
  }

  get lines(): CartLine[] {
    return this.basket.lines.map((line) => ({ line, notice: noticeOf(line, this.basket.messages) }));
  }

  /** Lines that prevent the order. */
  get problems(): CartLine[] {
    return this.lines.filter(({ notice }) => isBlocking(notice));
  }

  get outOfStockProducts(): string[] {
    return this.lines.filter(({ notice }) => notice?.kind === 'outOfStock').map(({ line }) => line.productId);
  }

  get hasPriceChanges(): boolean {
    return this.lines.some(({ notice }) => notice?.kind === 'priceChanged');
  }

  /** The maximum total of one order, when the goods in the bag exceed it. */
  get exceededTotal(): number | undefined {
    return this.basket.messages.find(({ type }) => type === 'InvalidProductsTotal')?.details.maxProductsTotal;
  }

  /** The reservation for the checkout has expired. */
  get isReservationOver(): boolean {
    return basketProblem(this.basket.basket, this.ports.clock.now()) === 'reservationExpired';
  }

  get isCartQuantityUpdating(): boolean {
    return this.basket.lines.some(({ itemId }) => this.basket.isChanging(itemId));
  }

  /** What analytics is told about the page. */
  get pageFacts(): PageFacts {
    return this.basket.isEmpty ? { category: 'EMPTY CART' } : {};
  }

  /** Whether guests may buy. */
  get takesGuests(): boolean {
    return this.ports.flags.value('guestCheckout');
  }

  /** Names of the products that sold out while the order was being placed. */
  get lostNames(): string[] {
    const lost = this.basket.reservationFailedErrorProducts;
    return this.basket.lines
      .filter(({ productId }) => lost.includes(productId))
      .map(({ productName }) => productName);
  }

  /**
   * Opens the page: loads current basket and prices, unless the shopper returns from a payment or the page responds to a
   * refused form.
   */
  async enter({ isFromPayment = false }: { isFromPayment?: boolean } = {}): Promise<void> {
    if (this.isFormResponse) return;
    await this.basket.loadBag({ fresh: !isFromPayment });
  }

  /** Removes everything that is sold out. */
  async removeSoldOut(): Promise<void> {
    this.updating(true);
    for (const { line, notice } of this.problems)
      if (notice?.kind === 'outOfStock' || notice?.kind === 'notSold') await this.basket.remove(line.itemId);
    this.updating(false);
  }

  /** Carries out a change from a posted form; `false` when the basket refused it. */
  async applyForm(change: CartChange): Promise<boolean> {
    const isDone = await this.submitCheckoutForm(change);
    this.isFormResponse = !isDone;
    return isDone;
  }

  private async submitCheckoutForm(change: CartChange): Promise<boolean> {
    const { basket } = this;
    switch (change.action) {
      case 'change':
        await basket.change(change.itemId, change.quantity);
        break;
      case 'remove':
        await basket.remove(change.itemId);
        break;
      case 'undo':
        basket.forgetRemoved();
        return (await basket.putBack(change.item)).kind === 'done';
      case 'accept':
        await basket.acceptChanges();
        break;
    }
    return basket.refusal === undefined;
  }

  private updating(isUpdating: boolean): void {
    this.isCartOutOfStockUpdating = isUpdating;
  }
}
