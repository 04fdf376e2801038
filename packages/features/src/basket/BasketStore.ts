import * as client from '@touchline/contract/client/basket';
import type { BagOutcome } from '@touchline/contract/client/basket';
import type { AddItem, Basket, BasketMessage, LineItem } from '@touchline/contract/basket/schema';
import { NotFound, Unauthorised } from '@touchline/contract/errors';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Ports } from '../ports/index.ts';
import { failureOf, type FailureReason } from '../failure/index.ts';
import { BasketMemory, type RemovedItem } from './BasketMemory.ts';
import { lifetimeOf } from './rules/flashTime.ts';
import { linesOf } from './rules/lines.ts';

export type BasketStatus =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; reason: FailureReason };

/** What came of changing a line: done, refused with a reason, gone (another tab was quicker), or not told. */
export type ChangeOutcome = BagOutcome | { kind: 'gone' } | { kind: 'failed'; reason: FailureReason };

/** What to say at a line that could not be changed; without an id, where no line is. */
export interface LineRefusal {
  itemId: string;
  outcome: Exclude<ChangeOutcome, { kind: 'done' }>;
}

export interface BasketSnapshot {
  status: BasketStatus;
  basket?: Basket;
  /** Moment of loading, in milliseconds since 1970. */
  loadedAt: number;
  removed?: RemovedItem;
  refusal?: LineRefusal;
  isReservationFailedError?: boolean;
  reservationFailedErrorProducts?: readonly string[];
  lostInRestore?: number;
}

type Needs = Pick<Ports, 'call' | 'clock' | 'storage' | 'flags' | 'reporter'>;

/** How long after a removal another page still offers to put it back, in milliseconds. */
export const undoTime = 10_000;

/** The one basket of the visit. Everything that shows or changes it goes through here. */
export class BasketStore {
  status: BasketStatus = { kind: 'idle' };
  basket: Basket | undefined = undefined;
  /** The line that was taken out last, while it can be put back. */
  removed: RemovedItem | undefined = undefined;
  refusal: LineRefusal | undefined = undefined;
  /** The stock could not be held when the checkout began or the order was placed. */
  isReservationFailedError = false;
  /** The products that were sold out then; none: it failed for another reason. */
  reservationFailedErrorProducts: readonly string[] = [];
  /** Another tab or device emptied the bag; told until something is added or the page is left. */
  isChangedElsewhere = false;
  /** How many lines of the old basket did not come back when it was rebuilt. */
  lostInRestore = 0;

  private loadedAt = 0;
  private changes = 0;
  /** Lines that are being changed, by item id, with the quantity last asked for. */
  private readonly wanted = new Map<string, number>();
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly ports: Needs;
  private readonly memory: BasketMemory;

  constructor(ports: Needs) {
    this.ports = ports;
    this.memory = new BasketMemory(ports);
    this.removed = this.memory.removedAt(ports.clock.now());
    makeAutoObservable<BasketStore, 'ports' | 'memory' | 'running' | 'loadedAt' | 'changes'>(
      this,
      {
        ports: false,
        memory: false,
        running: false,
        loadedAt: false,
        changes: false,
        basket: observableRef,
        removed: observableRef,
      },
      { autoBind: true },
    );
  }

  /** What the server's stores knew, in the browser. */
  static fromSnapshot(ports: Needs, snapshot: BasketSnapshot): BasketStore {
    const store = new BasketStore(ports);
    store.status = snapshot.status;
    store.basket = snapshot.basket;
    store.loadedAt = snapshot.loadedAt;
    store.removed = snapshot.removed;
    store.refusal = snapshot.refusal;
    store.isReservationFailedError = snapshot.isReservationFailedError ?? false;
    store.reservationFailedErrorProducts = snapshot.reservationFailedErrorProducts ?? [];
    store.lostInRestore = snapshot.lostInRestore ?? 0;
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

  /** A basket that the back end has not made yet. */
  get isNew(): boolean {
    return !this.basket?.basketId;
  }

  get lines(): LineItem[] {
    return linesOf(this.basket);
  }

  get messages(): readonly BasketMessage[] {
    return this.basket?.messageList ?? [];
  }

  /** What the header shows. */
  get productCount(): number {
    return this.basket?.totalProductCount ?? 0;
  }

  get isEmpty(): boolean {
    return this.status.kind === 'ready' && this.productCount === 0;
  }

  /** Whether a line waits for an answer. */
  isChanging(itemId: string): boolean {
    return this.wanted.has(itemId);
  }

  /** The quantity to show: the one asked for while its answer is on the way. */
  quantityOf(line: LineItem): number {
    return this.wanted.get(line.itemId) || line.quantity;
  }

  /** Loads the basket unless it was loaded in the last 5 minutes (or in the flash time that was left). */
  load({
    fresh = false,
    context,
  }: { fresh?: boolean; context?: 'checkout-continue' | 'review-and-pay' } = {}) {
    if (!fresh && this.isStillGood()) return Promise.resolve();
    return this.joined(`load ${context ?? ''}`, () =>
      this.read(() => client.getBasket(this.ports.call, context)),
    );
  }

  /** Loads the bag: the same basket with prices and stock of now. */
  loadBag({ fresh = true }: { fresh?: boolean } = {}): Promise<void> {
    if (!fresh && this.isStillGood()) return Promise.resolve();
    return this.joined('load bag', () => this.read(() => client.getBag(this.ports.call)));
  }

  /** Puts something in the bag; a second call for the same thing joins the first. Throws when it can't be told. */
  add(item: AddItem): Promise<BagOutcome> {
    return this.joined(`add ${JSON.stringify(item)}`, async () => {
      const outcome = await this.recovering(() => client.addItems(this.ports.call, this.basketId, [item]));
      if (outcome.kind === 'done') this.keep(outcome.basket);
      return outcome;
    });
  }

  /** Sets the quantity of a line; while one change is under way only the last wish is sent after it. */
  change(itemId: string, quantity: number): Promise<void> {
    this.refusal = undefined;
    this.wanted.set(itemId, quantity);
    return this.joined(`change ${itemId}`, async () => {
      for (let sent = 0; sent !== this.wanted.get(itemId);) {
        sent = this.wanted.get(itemId) ?? 0;
        const outcome = await this.onLine((basketId) =>
          client.changeItem(this.ports.call, basketId, itemId, { quantity: sent }),
        );
        const isLast = sent === this.wanted.get(itemId);
        if (outcome.kind !== 'done' && isLast) this.refuse({ itemId, outcome });
      }
      this.release(itemId);
    });
  }

  /** Takes a line out; `undo` puts it back. */
  remove(itemId: string): Promise<void> {
    const line = this.lines.find((each) => each.itemId === itemId);
    this.refusal = undefined;
    this.wanted.set(itemId, 0);
    return this.joined(`remove ${itemId}`, async () => {
      const outcome = await this.onLine(async (basketId) => ({
        kind: 'done',
        basket: await client.removeItem(this.ports.call, basketId, itemId),
      }));
      this.release(itemId);
      if (outcome.kind === 'done' && line) this.remember(line);
      else if (outcome.kind !== 'done') this.refuse({ itemId, outcome });
    });
  }

  /** Puts back what was removed last, however long ago: the offer stands until it is closed. What does not get through is offered again. */
  async undo(): Promise<ChangeOutcome | undefined> {
    const { removed } = this;
    this.forgetRemoved();
    if (!removed) return undefined;
    const outcome = await this.putBack(removed.item);
    if (outcome.kind === 'failed') this.offerBack(removed);
    return outcome;
  }

  /** Adds something and tells in the bag, where it has no line yet, why that did not come about. */
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
    this.memory.keepRemoved(undefined);
  }

  /** Says that the shopper has seen what changed: prices, or another tab. */
  async acceptChanges(): Promise<void> {
    const outcome = await this.onLine(async (basketId) => ({
      kind: 'done',
      basket: await client.acceptChanges(this.ports.call, basketId),
    }));
    if (outcome.kind === 'failed') this.refuse({ itemId: '', outcome });
  }

  /** A basket that came as the answer of another act: an address, a way to deliver. */
  keep(basket: Basket): void {
    this.changes += 1;
    this.basket = basket;
    this.status = { kind: 'ready' };
    this.loadedAt = this.ports.clock.now().getTime();
    this.memory.keep(basket);
  }

  /** The stock could not be held: these products are sold out, or, without any, something else was in the way. */
  reservationFailed(productIds: readonly string[]): void {
    this.isReservationFailedError = true;
    this.reservationFailedErrorProducts = productIds;
  }

  /** What was shown is gone: another tab or device took it out. */
  tellChangedElsewhere(): void {
    this.isChangedElsewhere = true;
  }

  forgetChangedElsewhere(): void {
    this.isChangedElsewhere = false;
  }

  /** After an order the visit has no basket any more; the next thing added makes a new one. */
  startAnew(): void {
    this.memory.forget();
    this.changes += 1;
    this.basket = undefined;
    this.status = { kind: 'idle' };
    this.isReservationFailedError = false;
    this.reservationFailedErrorProducts = [];
  }

  private get basketId(): string | undefined {
    return this.basket?.basketId ?? this.memory.basketId;
  }

  private isStillGood(): boolean {
    if (this.status.kind !== 'ready' || !this.basket) return false;
    return this.ports.clock.now().getTime() - this.loadedAt < lifetimeOf(this.basket);
  }

  private async read(ask: () => Promise<Basket>): Promise<void> {
    const before = this.changes;
    if (!this.basket) this.status = { kind: 'loading' };
    try {
      const basket = await this.recovering(ask);
      // An answer that was asked for before a change knows less than what the change answered.
      if (before === this.changes || !this.basket) this.keep(basket);
    } catch (error) {
      this.fail(failureOf(error));
    }
  }

  /** Meets a basket that is gone (404) or a token that is over (401): forgets them, rebuilds, asks once more. */
  private async recovering<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof NotFound) {
        this.forgetId();
      } else if (error instanceof Unauthorised && this.ports.flags.isOn('restoreBasket')) {
        const lines = this.memory.restorable();
        this.forgetId();
        this.memory.forgetToken();
        await this.rebuild(lines);
      } else throw error;
      return ask();
    }
  }

  private async rebuild(lines: readonly AddItem[]): Promise<void> {
    let lost = 0;
    for (const item of lines) {
      // One by one: a line that is not sold any more must not keep the others away.
      const outcome = await client.addItems(this.ports.call, this.basketId, [item]);
      if (outcome.kind === 'done') this.keep(outcome.basket);
      else lost += 1;
    }
    this.countLost(lost);
  }

  private async onLine(act: (basketId: string) => Promise<BagOutcome>): Promise<ChangeOutcome> {
    const { basketId } = this;
    if (!basketId) return { kind: 'gone' };
    try {
      const outcome = await act(basketId);
      if (outcome.kind === 'done') this.keep(outcome.basket);
      return outcome;
    } catch (error) {
      if (!(error instanceof NotFound)) return { kind: 'failed', reason: failureOf(error) };
      await this.loadBag();
      return { kind: 'gone' };
    }
  }

  /** The same act twice at the same time is one act. */
  private joined<Answer>(key: string, act: () => Promise<Answer>): Promise<Answer> {
    const running = this.running.get(key) as Promise<Answer> | undefined;
    if (running) return running;
    const started = act().finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }

  private remember(line: LineItem): void {
    this.offerBack({ item: addItemOf(line), productName: line.productName, size: line.size });
  }

  private offerBack(removed: Omit<RemovedItem, 'until'>): void {
    const until = this.ports.clock.now().getTime() + undoTime;
    this.removed = { ...removed, until };
    this.memory.keepRemoved(this.removed);
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
  }

  private countLost(lost: number): void {
    this.lostInRestore = lost;
  }
}

/** What to add to get a line again. */
export function addItemOf({ productId, quantity, recipeId, recipe }: LineItem): AddItem {
  return {
    productId,
    quantity,
    ...(recipeId ? { recipeId } : {}),
    ...(recipe ? { selectedOptions: recipe.selectedOptions } : {}),
  };
}
