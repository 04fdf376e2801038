import type { Associate } from '@touchline/contract/associate/schema';
import type { Gift } from '@touchline/contract/gift/schema';
import type { BagOutcome } from '@touchline/contract/client/basket';
import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import { singleFlight } from '@touchline/contract/client/singleFlight';
import type {
  AddItem,
  Basket,
  BasketMessage,
  LineItem,
  RestoredBasket,
  RestoreParams,
} from '@touchline/contract/basket/schema';
import { NotFound, Unauthorised } from '@touchline/contract/errors';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import { followCustomer } from '../../platform/keyManagement/index.ts';
import { BasketMemory } from './BasketMemory.ts';
import type { MovedProduct, RemovedItem } from './removedItem.ts';
import { lifetimeOf } from './rules/flashTime.ts';
import { linesOf } from './rules/lines.ts';
import { undoTime } from './storage.ts';

export type BasketStatus =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; reason: FailureReason };

/** The result of changing a line: done, refused with a reason, gone (another tab removed it first), or failed. */
export type ChangeOutcome = BagOutcome | { kind: 'gone' } | { kind: 'failed'; reason: FailureReason };

/** The message for a line that could not be changed; without an id when the line does not exist. */
export interface LineRefusal {
  itemId: string;
  outcome: Exclude<ChangeOutcome, { kind: 'done' }>;
}

export interface BasketSnapshot {
  status: BasketStatus;
  basket?: Basket;
  /** Time of loading, in milliseconds since 1970. */
  loadedAt: number;
  removed?: RemovedItem;
  refusal?: LineRefusal;
  isReservationFailedError?: boolean;
  reservationFailedErrorProducts?: readonly string[];
  lostInRestore?: number;
}

const calls = lazyCalls(() => import('@touchline/contract/client/basket'));

type Needs = Pick<Ports, 'call' | 'clock' | 'storage' | 'flags' | 'reporter'>;

/** Where the number of items in the bag is told, for the header of every page. */
export interface BagCounter {
  /** The number that is known without the basket; `undefined` while it is not known. */
  readonly bagCount: number | undefined;
  setBagCount(count: number): void;
  /** The store associate who fills the bag for a customer. */
  readonly associate?: Associate | undefined;
}

/** Without a header nobody needs the number. */
const withoutCounter: BagCounter = { bagCount: 0, setBagCount: () => undefined };

/** The one basket of the session. Every feature that shows or changes it uses this store. */
export class BasketStore {
  status: BasketStatus = { kind: 'idle' };
  basket: Basket | undefined = undefined;
  /** The last removed line, while it can be restored. */
  removed: RemovedItem | undefined = undefined;
  refusal: LineRefusal | undefined = undefined;
  /** The stock could not be reserved when the checkout began or the order was placed. */
  isReservationFailedError = false;
  /** The products that were sold out at that time; empty when it failed for another reason. */
  reservationFailedErrorProducts: readonly string[] = [];
  /** Another tab or device emptied the bag; shown until something is added or the page is left. */
  isChangedElsewhere = false;
  /** How many lines of the old basket could not be restored when it was rebuilt. */
  lostInRestore = 0;

  private loadedAt = 0;
  private changes = 0;
  /** Lines that are being changed, by item id, with the last requested quantity. */
  private readonly wanted = new Map<string, number>();
  private readonly join = singleFlight();
  private readonly ports: Needs;
  private readonly memory: BasketMemory;
  private readonly counter: BagCounter;

  constructor(ports: Needs, counter: BagCounter = withoutCounter) {
    this.ports = ports;
    this.counter = counter;
    this.memory = new BasketMemory(ports);
    this.removed = this.memory.removedAt(ports.clock.now());
    makeAutoObservable<BasketStore, 'ports' | 'memory' | 'counter' | 'join' | 'loadedAt' | 'changes'>(
      this,
      {
        ports: false,
        memory: false,
        counter: false,
        join: false,
        loadedAt: false,
        changes: false,
        basket: observableRef,
        removed: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(ports: Needs, snapshot: BasketSnapshot, counter?: BagCounter): BasketStore {
    const store = new BasketStore(ports, counter);
    store.status = snapshot.status;
    store.basket = snapshot.basket;
    store.loadedAt = snapshot.loadedAt;
    store.removed = snapshot.removed;
    store.refusal = snapshot.refusal;
    store.isReservationFailedError = snapshot.isReservationFailedError ?? false;
    store.reservationFailedErrorProducts = snapshot.reservationFailedErrorProducts ?? [];
    store.lostInRestore = snapshot.lostInRestore ?? 0;
    // The server loaded it, and has no access to this browser's storage.
    if (snapshot.basket) store.followCustomer(snapshot.basket);
    return store;
  }

  toSnapshot(): BasketSnapshot {
    const { status, basket, loadedAt, removed, refusal, lostInRestore } = this;
    const { reservationFailedErrorProducts: lost } = this;
    return {
      ...{ status, loadedAt },
      ...(basket ? { basket } : {}),
      ...(removed ? { removed } : {}),
      ...(refusal ? { refusal } : {}),
      ...(this.isReservationFailedError ? { isReservationFailedError: true } : {}),
      ...(lost.length ? { reservationFailedErrorProducts: lost } : {}),
      ...(lostInRestore ? { lostInRestore } : {}),
    };
  }

  /** The back end has not created this basket yet. */
  get isNew(): boolean {
    return !this.basket?.basketId;
  }

  get lines(): LineItem[] {
    return linesOf(this.basket);
  }

  get messages(): readonly BasketMessage[] {
    return this.basket?.messageList ?? [];
  }

  /** Number of items of the loaded basket. */
  get productCount(): number {
    return this.basket?.totalProductCount ?? 0;
  }

  get isEmpty(): boolean {
    return this.status.kind === 'ready' && this.productCount === 0;
  }

  /** Whether a change of a line waits for its response. */
  isChanging(itemId: string): boolean {
    return this.wanted.has(itemId);
  }

  /** The quantity to show: the requested one until its response arrives. */
  quantityOf(line: LineItem): number {
    return this.wanted.get(line.itemId) || line.quantity;
  }

  /** Loads the basket unless it was loaded in the last 5 minutes (or in the remaining flash time). */
  load({
    fresh = false,
    context,
  }: { fresh?: boolean; context?: 'checkout-continue' | 'review-and-pay' } = {}) {
    if (!fresh && this.isStillGood()) return Promise.resolve();
    return this.join(`load ${context ?? ''}`, () =>
      this.read(async () => (await calls()).getBasket(this.ports.call, context)),
    );
  }

  /** Loads the bag: the same basket with current prices and stock. */
  loadBag({ fresh = true }: { fresh?: boolean } = {}): Promise<void> {
    if (!fresh && this.isStillGood()) return Promise.resolve();
    return this.join('load bag', () => this.read(async () => (await calls()).getBag(this.ports.call)));
  }

  /** Adds an item to the bag; a second call for the same item joins the first. Throws when the request fails. */
  add(item: AddItem): Promise<BagOutcome> {
    return this.join(`add ${JSON.stringify(item)}`, async () => {
      // A public page comes without the basket: a new one must not begin beside it.
      if (!this.basketId && this.counter.bagCount !== 0) await this.load();
      const outcome = await this.recovering(async () =>
        (await calls()).addItems(this.ports.call, this.basketId, [item], this.counter.associate),
      );
      if (outcome.kind === 'done') this.store(outcome.basket);
      return outcome;
    });
  }

  /** Brings a bag back in one call; resolves to what became of each line. Throws when the request fails. */
  restore(from: RestoreParams): Promise<RestoredBasket['lines']> {
    return this.join('restore', async () => {
      const { basket, lines } = await this.recovering(async () =>
        (await calls()).restoreBasket(this.ports.call, from),
      );
      this.store(basket);
      return lines;
    });
  }

  /** Sets the quantity of a line; while one change is in progress only the last requested quantity is sent after it. */
  change(itemId: string, quantity: number): Promise<boolean> {
    this.refusal = undefined;
    this.wanted.set(itemId, quantity);
    return this.join(`change ${itemId}`, async () => {
      let isDone = false;
      for (let sent = 0; sent !== this.wanted.get(itemId);) {
        sent = this.wanted.get(itemId) ?? 0;
        const outcome = await this.onLine(async (basketId) =>
          (await calls()).changeItem(this.ports.call, basketId, itemId, { quantity: sent }),
        );
        isDone = outcome.kind === 'done';
        const isLast = sent === this.wanted.get(itemId);
        if (outcome.kind !== 'done' && isLast) this.refuse({ itemId, outcome });
      }
      this.release(itemId);
      return isDone;
    });
  }

  /**
   * Removes a line; `undo` restores it. `moved` says that its product went to the wishlist. Resolves to whether it is gone.
   */
  remove(itemId: string, moved?: MovedProduct): Promise<boolean> {
    const line = this.lines.find((each) => each.itemId === itemId);
    this.refusal = undefined;
    this.wanted.set(itemId, 0);
    return this.join(`remove ${itemId}`, async () => {
      const outcome = await this.onLine(async (basketId) => ({
        kind: 'done',
        basket: await (await calls()).removeItem(this.ports.call, basketId, itemId),
      }));
      this.release(itemId);
      if (outcome.kind === 'done' && line) this.remember(line, moved);
      else if (outcome.kind !== 'done') this.refuse({ itemId, outcome });
      return outcome.kind === 'done';
    });
  }

  /** Changes for whom a gift card is. A failure is at the line; what is wrong with the gift is in it, field by field. */
  changeGift(itemId: string, gift: Gift): Promise<ChangeOutcome> {
    this.refusal = undefined;
    return this.join(`gift ${itemId}`, async () => {
      const outcome = await this.onLine(async (basketId) =>
        (await calls()).changeItem(this.ports.call, basketId, itemId, { gift }),
      );
      if (outcome.kind !== 'done') this.refuse({ itemId, outcome });
      return outcome;
    });
  }

  /** Has a line sent apart from the other goods, or with them again. Resolves to whether it is. */
  sendApart(line: LineItem, isSeparate: boolean): Promise<boolean> {
    const { itemId } = line;
    this.refusal = undefined;
    return this.join(`apart ${itemId}`, async () => {
      const outcome = await this.onLine(async (basketId) =>
        (await calls()).sendApart(this.ports.call, basketId, line, isSeparate),
      );
      if (outcome.kind !== 'done') this.refuse({ itemId, outcome });
      return outcome.kind === 'done';
    });
  }

  /** Restores the last removed line at any time: the offer stays until it is closed, and is made again after a failure. */
  async undo(): Promise<ChangeOutcome | undefined> {
    const { removed } = this;
    this.forgetRemoved();
    if (!removed) return undefined;
    const outcome = await this.putBack(removed.item);
    if (outcome.kind === 'failed') this.offerUndo(removed);
    return outcome;
  }

  /** Adds an item; a failure is shown in the bag, where the item has no line yet. */
  async putBack(item: AddItem): Promise<ChangeOutcome> {
    this.refuse(undefined);
    let outcome: ChangeOutcome;
    try {
      outcome = await this.add(item);
    } catch (error) {
      outcome = { kind: 'failed', reason: failureOf(error) };
    }
    if (outcome.kind !== 'done') this.refuse({ itemId: '', outcome });
    return outcome;
  }

  forgetRemoved(): void {
    this.removed = undefined;
    this.memory.storeRemoved(undefined);
  }

  /** Confirms that the shopper has seen the changes: prices, or a change in another tab. */
  async acceptChanges(): Promise<void> {
    const outcome = await this.onLine(async (basketId) => ({
      kind: 'done',
      basket: await (await calls()).acceptChanges(this.ports.call, basketId),
    }));
    if (outcome.kind === 'failed') this.refuse({ itemId: '', outcome });
  }

  /** Stores a basket that came in the response of another call, such as an address or a delivery option. */
  store(basket: Basket): void {
    this.changes += 1;
    this.basket = basket;
    this.status = { kind: 'ready' };
    this.loadedAt = this.ports.clock.now().getTime();
    this.memory.store(basket);
    this.counter.setBagCount(this.productCount);
  }

  /** The stock could not be reserved: these products are sold out; if empty, there is another reason. */
  reservationFailed(productIds: readonly string[]): void {
    this.isReservationFailedError = true;
    this.reservationFailedErrorProducts = productIds;
  }

  /** The contents are gone: another tab or device removed them. */
  notifyChangedElsewhere(): void {
    this.isChangedElsewhere = true;
  }

  forgetChangedElsewhere(): void {
    this.isChangedElsewhere = false;
  }

  /** After an order the session has no basket any more; the next item added creates a new one. */
  reset(): void {
    this.memory.forget();
    this.changes += 1;
    this.basket = undefined;
    this.status = { kind: 'idle' };
    this.isReservationFailedError = false;
    this.reservationFailedErrorProducts = [];
    this.counter.setBagCount(0);
  }

  /** Deletes what this browser has stored of the basket. */
  forget(): void {
    this.memory.forget();
    this.forgetRemoved();
  }

  private get basketId(): string | undefined {
    return this.basket?.basketId ?? this.memory.basketId;
  }

  private isStillGood(): boolean {
    if (this.status.kind !== 'ready' || !this.basket) return false;
    return this.ports.clock.now().getTime() - this.loadedAt < lifetimeOf(this.basket);
  }

  private async read(request: () => Promise<Basket>): Promise<void> {
    const before = this.changes;
    if (!this.basket) this.status = { kind: 'loading' };
    try {
      const basket = await this.recovering(request);
      // A response requested before a change is older than the response of the change.
      if (before === this.changes || !this.basket) this.store(basket);
      this.followCustomer(basket);
    } catch (error) {
      this.fail(failureOf(error));
    }
  }

  private followCustomer({ customer }: Basket): void {
    if (this.ports.flags.value('ACCOUNT_KMC_FLOW_ENABLED')) followCustomer(this.ports, customer.customerId);
  }

  /** Handles a missing basket (404) or an expired token (401): deletes them, rebuilds, and requests again. */
  private async recovering<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    try {
      return await request();
    } catch (error) {
      if (error instanceof NotFound) {
        this.forgetId();
      } else if (error instanceof Unauthorised && this.ports.flags.value('restoreBasket')) {
        const lines = await this.memory.restorable();
        this.forgetId();
        this.memory.forgetToken();
        await this.rebuild(lines);
      } else throw error;
      return request();
    }
  }

  private async rebuild(items: readonly AddItem[]): Promise<void> {
    if (items.length === 0) return this.countLost(0);
    const { basket, lines } = await (await calls()).restoreBasket(this.ports.call, [...items]);
    if (basket.basketId) this.store(basket);
    this.countLost(lines.filter(({ outcome }) => outcome === 'refused').length);
  }

  private async onLine(action: (basketId: string) => Promise<BagOutcome>): Promise<ChangeOutcome> {
    const { basketId } = this;
    if (!basketId) return { kind: 'gone' };
    try {
      const outcome = await action(basketId);
      if (outcome.kind === 'done') this.store(outcome.basket);
      return outcome;
    } catch (error) {
      if (!(error instanceof NotFound)) return { kind: 'failed', reason: failureOf(error) };
      await this.loadBag();
      return { kind: 'gone' };
    }
  }

  private remember(line: LineItem, moved: MovedProduct | undefined): void {
    this.offerUndo({
      ...{ item: addItemOf(line), productName: line.productName, size: line.size },
      ...(moved ? { moved } : {}),
    });
  }

  private offerUndo(removed: Omit<RemovedItem, 'expiresAt'>): void {
    const expiresAt = this.ports.clock.now().getTime() + undoTime;
    this.removed = { ...removed, expiresAt };
    this.memory.storeRemoved(this.removed);
  }

  private release(itemId: string): void {
    this.wanted.delete(itemId);
  }

  private refuse(refusal: LineRefusal | undefined): void {
    this.refusal = refusal;
  }

  private fail(reason: FailureReason): void {
    this.status = { kind: 'failed', reason };
  }

  private forgetId(): void {
    this.memory.forgetId();
    this.basket = undefined;
    this.counter.setBagCount(0);
  }

  private countLost(lost: number): void {
    this.lostInRestore = lost;
  }
}

/** The item to add to get a line again. */
export function addItemOf({ productId, quantity, recipeId, recipe, gift }: LineItem): AddItem {
  const { texts: _texts, ...given } = gift ?? {};
  return {
    productId,
    quantity,
    ...(recipeId ? { recipeId } : {}),
    ...(recipe ? { selectedOptions: recipe.selectedOptions } : {}),
    ...(gift ? { gift: given as Gift } : {}),
  };
}
