import { checkInventory } from '@touchline/contract/client/delivery';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  basketProblem,
  hasFlashSaleEnded,
  isBlocking,
  noticeOf,
  type BasketStatus,
  type BasketStore,
  type ChangeOutcome,
  type LineNotice,
  type MovedProduct,
} from '../basket/index.ts';
import { CodesStore, type CodesSnapshot } from '../codes/index.ts';
import type { Basket, LineItem } from '@touchline/contract/basket/schema';
import type { Gift } from '@touchline/contract/gift/schema';
import type { PageFacts } from '../../platform/analytics/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { HeartOutcome, SavedProductsStore } from '../../wishlist/index.ts';
import type { CartChange } from './readCartForm.ts';

type Needs = Pick<Ports, 'call' | 'clock' | 'flags' | 'reporter'>;
type Saved = Pick<SavedProductsStore, 'has' | 'toggle' | 'join'>;

/** A line of the bag with its notices. */
export interface CartLine {
  line: LineItem;
  notice: LineNotice | undefined;
  /** A file, which comes by email. A gift card says by itself when it is sent. */
  isFile: boolean;
}

/** Why a line could not be moved to the wishlist. */
export interface MoveRefusal {
  itemId: string;
  kind: 'full' | 'failed';
}

/** What became of the link that led to the bag: so many lines are not sold any more, so many cost something else. */
export type FollowedLink = { kind: 'restored'; lost: number; repriced: number } | { kind: 'failed' };

/** What a form without JavaScript said of a gift card, when the bag refused it. */
export interface RefusedGift {
  itemId: string;
  gift: Gift;
}

export interface CartSnapshot {
  refusedGift?: RefusedGift;
  moveRefusal?: MoveRefusal;
  followedLink?: FollowedLink;
  codes?: CodesSnapshot;
}

/** How the shopper came to the bag. */
export interface CartEntry {
  /** @default false */
  isFromPayment?: boolean | undefined;
  followedLink?: FollowedLink | undefined;
  /** The code of a coupon that a link brought. */
  coupon?: string | undefined;
}

/** The bag page; the basket itself is the one of the session. */
export class CartStore {
  readonly basket: BasketStore;
  readonly codes: CodesStore;
  /** The products that went from the bag to the wishlist since the page was opened. */
  productsMovedToWishlist: readonly string[] = [];
  /** The products that were taken out because their flash sale had ended. */
  removedFlashProducts: readonly string[] = [];
  /** All sold-out lines are being removed, or moved to the wishlist. */
  isRemovingSoldOut = false;
  moveRefusal: MoveRefusal | undefined = undefined;
  /** What was typed stays in the page that responds to a refused form. */
  refusedGift: RefusedGift | undefined = undefined;
  /** The link that led here, until the page is opened again. */
  followedLink: FollowedLink | undefined = undefined;
  /** A form was refused in this request: the page responds with the reason at its line. */
  private isFormResponse = false;
  private readonly ports: Needs;
  /** Taken with the first move: most bags are never moved. */
  private readonly findSaved: () => Saved;

  constructor(ports: Needs, basket: BasketStore, findSaved: () => Saved) {
    this.ports = ports;
    this.basket = basket;
    this.codes = new CodesStore(ports, basket, 'cart');
    this.findSaved = findSaved;
    makeAutoObservable<CartStore, 'ports' | 'findSaved' | 'isFormResponse'>(
      this,
      {
        ...{ ports: false, basket: false, codes: false, findSaved: false, isFormResponse: false },
        ...{ productsMovedToWishlist: observableRef, removedFlashProducts: observableRef },
        ...{ followedLink: observableRef, refusedGift: observableRef },
      },
      { autoBind: true },
    );
  }

  toSnapshot(): CartSnapshot {
    const { moveRefusal, followedLink, refusedGift } = this;
    const codes = this.codes.toSnapshot();
    return {
      ...(moveRefusal ? { moveRefusal } : {}),
      ...(followedLink ? { followedLink } : {}),
      ...(refusedGift ? { refusedGift } : {}),
      ...(codes ? { codes } : {}),
    };
  }

  /**
   * Asks for the stock of all lines in one call, and loads the bag again where a line says something else: whoever comes
   * back to it, minutes later, sees at the lines what has changed meanwhile. A failed call changes nothing.
   */
  async checkStock(): Promise<void> {
    const { lines } = this.basket;
    if (this.status.kind !== 'ready' || lines.length === 0) return;
    const wanted = new Map<string, number>();
    for (const { productId, quantity } of lines)
      wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
    try {
      const items = [...wanted].map(([productId, quantity]) => ({ productId, quantity }));
      const found = await checkInventory(this.ports.call, items);
      const left = new Map(found.map(({ productId, availableQuantity }) => [productId, availableQuantity]));
      const isOther = lines.some(({ productId, availableQuantity, maxQuantity }) => {
        const now = left.get(productId);
        return now !== undefined && Math.min(now, maxQuantity) !== Math.min(availableQuantity, maxQuantity);
      });
      if (isOther) await this.basket.loadBag();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
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
    const shipments = this.basket.basket?.shipmentList ?? [];
    return shipments.flatMap(({ shipmentType, productLineItemList }) =>
      productLineItemList.map((line) => ({
        ...{ line, notice: noticeOf(line, this.basket.messages) },
        isFile: shipmentType === 'digital',
      })),
    );
  }

  /** Lines that prevent the order. */
  get problems(): CartLine[] {
    return this.lines.filter(({ notice }) => isBlocking(notice));
  }

  get outOfStockProducts(): string[] {
    return this.lines.filter(({ notice }) => notice?.kind === 'outOfStock').map(({ line }) => line.productId);
  }

  /** Lines that can only be taken out: sold out, or not sold any more. */
  get soldOut(): CartLine[] {
    return this.problems.filter(({ notice }) => notice?.kind === 'outOfStock' || notice?.kind === 'notSold');
  }

  /** Lines whose flash sale has ended since the shopper saw its price; none while it is on. */
  get endedFlashLines(): CartLine[] {
    const { basket } = this.basket;
    if (!basket || !hasFlashSaleEnded(basket)) return [];
    return this.lines.filter(({ notice }) => notice?.kind === 'priceChanged' && notice.to > notice.from);
  }

  /** Whether the shopper may choose if a line is sent apart: it ships now, as others do. */
  mayBeApart(itemId: string): boolean {
    if (!this.ports.flags.value('multiShipping')) return false;
    const parcels = (this.basket.basket?.shipmentList ?? [])
      .filter(({ shipmentType }) => shipmentType === 'regular')
      .flatMap(({ productLineItemList }) => productLineItemList);
    return parcels.length > 1 && parcels.some((line) => line.itemId === itemId);
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
  async enter({ isFromPayment = false, followedLink, coupon }: CartEntry = {}): Promise<void> {
    if (this.isFormResponse) return;
    this.followedLink = followedLink;
    this.refusedGift = undefined;
    await this.basket.loadBag({ fresh: !isFromPayment });
    if (coupon !== undefined) await this.codes.follow(coupon);
  }

  /** Removes everything that is sold out. */
  async removeSoldOut(): Promise<void> {
    this.updating(true);
    for (const { line } of this.soldOut) await this.basket.remove(line.itemId);
    this.updating(false);
  }

  /** Moves everything that is sold out to the wishlist. There is nothing to put back: it could not be added again. */
  async moveSoldOut(): Promise<boolean> {
    this.updating(true);
    let isDone = true;
    for (const { line } of this.soldOut) isDone = (await this.moveToWishlist(line.itemId)) && isDone;
    this.basket.forgetRemoved();
    this.updating(false);
    return isDone;
  }

  /** Takes out what the shopper put in for the price of a flash sale that has ended. */
  async removeEndedFlash(): Promise<boolean> {
    const ended = this.endedFlashLines;
    for (const { line } of ended) await this.basket.remove(line.itemId);
    const left = new Set(this.basket.lines.map(({ itemId }) => itemId));
    const gone = ended.filter(({ line }) => !left.has(line.itemId));
    this.basket.forgetRemoved();
    runInAction(() => (this.removedFlashProducts = gone.map(({ line }) => line.productId)));
    return gone.length === ended.length;
  }

  /**
   * Saves the product of a line and removes the line, in this order, so that it is never lost. `false` when it could not
   * be saved, or the basket refused.
   */
  async moveToWishlist(itemId: string): Promise<boolean> {
    const line = this.basket.lines.find((each) => each.itemId === itemId);
    this.moveRefusal = undefined;
    if (!line) return false;
    const { baseProductId: productId } = line;
    const wasSaved = this.findSaved().has(productId);
    const outcome: HeartOutcome = wasSaved ? { kind: 'saved' } : await this.findSaved().toggle(productId);
    if (outcome.kind !== 'saved') {
      const kind = outcome.kind === 'full' ? 'full' : 'failed';
      runInAction(() => (this.moveRefusal = { itemId, kind }));
      return false;
    }
    await this.basket.remove(itemId, { productId, wasSaved });
    if (this.basket.refusal) return false;
    runInAction(() => (this.productsMovedToWishlist = [...this.productsMovedToWishlist, productId]));
    return true;
  }

  /** Puts the last removed line back; a product that went to the wishlist with it leaves that again. */
  async undo(): Promise<ChangeOutcome | undefined> {
    const { moved } = this.basket.removed ?? {};
    const outcome = await this.basket.undo();
    if (outcome?.kind === 'done' && moved) await this.takeOut(moved);
    return outcome;
  }

  private async takeOut({ productId, wasSaved }: MovedProduct): Promise<void> {
    if (!wasSaved && this.findSaved().has(productId)) await this.findSaved().toggle(productId);
    runInAction(() => {
      this.productsMovedToWishlist = this.productsMovedToWishlist.filter((id) => id !== productId);
    });
  }

  /** Carries out a change from a posted form; `false` when the basket refused it. */
  async applyForm(change: CartChange): Promise<boolean> {
    const isDone = await this.applyChange(change);
    this.isFormResponse = !isDone;
    return isDone;
  }

  private async applyChange(change: CartChange): Promise<boolean> {
    const { basket } = this;
    switch (change.action) {
      case 'code':
        return this.codes.applyForm(change.code);
      case 'change':
        await basket.change(change.itemId, change.quantity);
        break;
      case 'remove':
        await basket.remove(change.itemId);
        break;
      case 'undo': {
        basket.forgetRemoved();
        if ((await basket.putBack(change.item)).kind !== 'done') return false;
        if (change.unsave === undefined) return true;
        await this.findSaved().join();
        await this.takeOut({ productId: change.unsave, wasSaved: false });
        return true;
      }
      case 'gift': {
        const { itemId, gift } = change;
        if ((await basket.changeGift(itemId, gift)).kind === 'done') return true;
        this.refusedGift = { itemId, gift };
        return false;
      }
      case 'apart':
      case 'together': {
        const line = basket.lines.find(({ itemId }) => itemId === change.itemId);
        return line !== undefined && basket.sendApart(line, change.action === 'apart');
      }
      case 'save':
        await this.findSaved().join();
        return this.moveToWishlist(change.itemId);
      case 'saveSoldOut':
        await this.findSaved().join();
        return this.moveSoldOut();
      case 'removeSoldOut':
        await this.removeSoldOut();
        break;
      case 'removeFlash':
        return this.removeEndedFlash();
      case 'accept':
        await basket.acceptChanges();
        break;
    }
    return basket.refusal === undefined;
  }

  private updating(isUpdating: boolean): void {
    this.isRemovingSoldOut = isUpdating;
  }
}
