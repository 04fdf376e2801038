import { listCards } from '@touchline/contract/client/catalogue';
import {
  addWishlistItem,
  createWishlist,
  deleteWishlist,
  deleteWishlistItem,
  forgetWishlistProduct,
  getWishlistItems,
  getWishlists,
  mergeWishlist,
  replaceWishlistItem,
  setWishlistNotices,
  shareWishlist,
  updateWishlist,
  type WishlistOutcome,
  type WishlistRefusal,
} from '@touchline/contract/client/wishlist';
import type { WishlistCollection, WishlistItem } from '@touchline/contract/wishlist/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../platform/failure/index.ts';
import type { Ports } from '../platform/ports/index.ts';
import { shownCards, type CardProduct } from '../catalog/productCard/index.ts';
import type { SessionStore } from '../platform/session/index.ts';
import type { AccountLists, AccountOutcome } from './SavedProductsStore.ts';

export type WishlistStatus =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; reason: FailureReason };

/** Why the last change was not made. */
export type WishlistProblem = WishlistRefusal | { kind: 'failed'; reason: FailureReason };

/** The state of one kind of change (accounts document, section 3). */
export interface WishlistOperation {
  readonly pending: boolean;
  readonly serverError: WishlistProblem | undefined;
}

/** The kinds of changes whose progress a page shows. */
export type WishlistOperationName = 'create' | 'delete' | 'deleteItem' | 'addItem';

export type WishlistOperations = Readonly<Record<WishlistOperationName, WishlistOperation>>;

const atRest: WishlistOperation = { pending: false, serverError: undefined };

export interface WishlistSnapshot {
  status: WishlistStatus;
  origin: string;
  collections: readonly WishlistCollection[];
  wishlistCollectionId?: string | undefined;
  wishlistItems: readonly WishlistItem[];
  cards: readonly CardProduct[];
  problem?: WishlistProblem | undefined;
  hasNotices?: boolean;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

interface WishlistInput {
  session: Pick<SessionStore, 'isSignedIn'>;
  /** Ids of the products that a guest has saved. */
  guestIds: () => readonly string[];
  /** Called when what the account has saved has changed: the hearts of other parts follow. */
  onSavedChange: () => void;
}

/** The lists of whoever is signed in, or the list of a guest: the wishlist page, and what hearts change. */
export class WishlistStore implements AccountLists {
  status: WishlistStatus = { kind: 'idle' };
  /** The shop's origin, for the link to a shared list. */
  origin = '';
  /** The unnamed list first; none for a guest. */
  collections: readonly WishlistCollection[] = [];
  /** The list that is shown. */
  wishlistCollectionId: string | undefined = undefined;
  /** Its products, the one saved last first. */
  wishlistItems: readonly WishlistItem[] = [];
  /** Their cards; those that the shop of this country does not have are left out. */
  cards: readonly CardProduct[] = [];
  /** Whether a mail comes when something in the lists is back or costs less. */
  hasNotices = false;
  operations: WishlistOperations = { create: atRest, delete: atRest, deleteItem: atRest, addItem: atRest };
  /** Why the last change was not made, whichever it was; it stays until the next one. */
  problem: WishlistProblem | undefined = undefined;
  private readonly ports: Needs;
  private readonly input: WishlistInput;

  constructor(ports: Needs, input: WishlistInput) {
    this.ports = ports;
    this.input = input;
    makeAutoObservable<WishlistStore, 'ports' | 'input'>(
      this,
      {
        ...{ ports: false, input: false, collections: observableRef, wishlistItems: observableRef },
        ...{ cards: observableRef, operations: observableRef },
      },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, input: WishlistInput, snapshot: WishlistSnapshot): WishlistStore {
    return Object.assign(new WishlistStore(ports, input), snapshot);
  }

  toSnapshot(): WishlistSnapshot {
    const { status, origin, collections, wishlistCollectionId, wishlistItems, problem } = this;
    return {
      ...{ status, origin, collections, wishlistCollectionId, wishlistItems },
      cards: shownCards(this.cards),
      ...(problem ? { problem } : {}),
      ...(this.hasNotices ? { hasNotices: true } : {}),
    };
  }

  /** The list that is shown; `undefined` for a guest, and for an account that has saved nothing yet. */
  get collection(): WishlistCollection | undefined {
    return this.collections.find(({ id }) => id === this.wishlistCollectionId);
  }

  /** How many saved products the shop of this country does not have. */
  get missingCount(): number {
    const shown = new Set(this.cards.map(({ id }) => id));
    return this.wishlistItems.filter(({ productId }) => !shown.has(productId)).length;
  }

  /** Loads the lists and the products of one of them. @default the first list */
  async load(listId?: string, origin = this.origin): Promise<void> {
    this.origin = origin;
    this.status = { kind: 'loading' };
    try {
      const lists = this.input.session.isSignedIn ? await getWishlists(this.ports.call) : undefined;
      if (lists) {
        this.setWishlists(lists.collections, lists.hasNotices ?? false);
        const chosen = lists.collections.find(({ id }) => id === listId) ?? lists.collections[0];
        await this.showList(chosen?.id);
      } else await this.showProducts(this.input.guestIds());
      runInAction(() => (this.status = { kind: 'ready' }));
    } catch (error) {
      this.ports.reporter.report('The wishlist did not load.', error);
      runInAction(() => (this.status = { kind: 'failed', reason: failureOf(error) }));
    }
  }

  /** Takes the lists of the account. */
  setWishlists(collections: readonly WishlistCollection[], hasNotices = this.hasNotices): void {
    this.collections = collections;
    this.hasNotices = hasNotices;
  }

  /** Creates a list with a name and shows it. `true` when it was created. */
  async createList(name: string): Promise<boolean> {
    if (name.trim() === '') {
      const serverError = { kind: 'nameRequired' } as const;
      this.problem = serverError;
      this.setOperation('create', { pending: false, serverError });
      return false;
    }
    const created = await this.run('create', () => createWishlist(this.ports.call, name));
    if (created.kind !== 'done') return false;
    this.takeList(created.answer);
    await this.load(created.answer.id);
    return true;
  }

  /** Renames the list that is shown; a public one keeps its name. */
  async rename(name: string): Promise<boolean> {
    const { collection } = this;
    if (!collection) return false;
    if (collection.public) {
      this.problem = { kind: 'public' };
      return false;
    }
    return this.changeList(() => updateWishlist(this.ports.call, collection.id, name));
  }

  /** Makes the list that is shown public or private. */
  async share(isPublic: boolean): Promise<boolean> {
    const id = this.wishlistCollectionId;
    return id !== undefined && this.changeList(() => shareWishlist(this.ports.call, id, isPublic));
  }

  /** Asks for mails about what is saved, or for none. */
  async setNotices(isOn: boolean): Promise<boolean> {
    const changed = await this.settle(() => setWishlistNotices(this.ports.call, isOn));
    if (changed.kind === 'done') runInAction(() => (this.hasNotices = changed.answer.isOn));
    return changed.kind === 'done';
  }

  /** Deletes the list that is shown, with its products; the first of the others is shown instead. */
  async deleteList(): Promise<boolean> {
    const id = this.wishlistCollectionId;
    if (id === undefined) return false;
    const deleted = await this.run('delete', () => deleteWishlist(this.ports.call, id));
    if (deleted.kind !== 'done') return false;
    this.input.onSavedChange();
    await this.load();
    return true;
  }

  /** Adds a product to a list. @default the unnamed list, which is found or created first */
  async addItem(productId: string, listId?: string): Promise<AccountOutcome<unknown>> {
    const added = await this.run('addItem', async () => {
      const list = listId ?? (await this.unnamedList());
      return typeof list === 'string' ? addWishlistItem(this.ports.call, list, productId) : list;
    });
    if (added.kind === 'done' && this.status.kind === 'ready') await this.load(this.wishlistCollectionId);
    return added;
  }

  /** Removes a product from the list that is shown. `true` when it is gone. */
  async removeItem(productId: string): Promise<boolean> {
    const id = this.wishlistCollectionId;
    if (id === undefined) return false;
    const removed = await this.run('deleteItem', () => deleteWishlistItem(this.ports.call, id, productId));
    if (removed.kind === 'done') this.takeItems(removed.answer.items);
    return removed.kind === 'done';
  }

  /** Puts another colour of a product in its place. */
  async replaceItem(productId: string, other: string): Promise<boolean> {
    const id = this.wishlistCollectionId;
    if (id === undefined) return false;
    const { call } = this.ports;
    const replaced = await this.run('addItem', () =>
      replaceWishlistItem(call, { cid: id, pid: productId, newPid: other }),
    );
    if (replaced.kind === 'done') {
      this.takeItems(replaced.answer.items);
      await this.loadCards();
    }
    return replaced.kind === 'done';
  }

  /** Moves a product from the list that is shown to another. */
  async moveItem(productId: string, listId: string): Promise<boolean> {
    const added = await this.run('addItem', () => addWishlistItem(this.ports.call, listId, productId));
    if (added.kind !== 'done' || !(await this.removeItem(productId))) return false;
    await this.loadLists();
    return true;
  }

  async forget(productId: string): Promise<AccountOutcome<unknown>> {
    return this.run('deleteItem', () => forgetWishlistProduct(this.ports.call, productId));
  }

  async merge(
    productIds: readonly string[],
  ): Promise<AccountOutcome<{ productIds: string[]; left: string[] }>> {
    return this.run('addItem', () => mergeWishlist(this.ports.call, productIds));
  }

  /** Shows the cards of a guest's products again, after one was removed or replaced. */
  async showGuestProducts(): Promise<void> {
    await this.showProducts(this.input.guestIds());
  }

  private async unnamedList(): Promise<string | WishlistProblem> {
    if (this.collections.length === 0) await this.loadLists();
    const known = this.collections.find(({ name }) => name === '');
    if (known) return known.id;
    const created = await this.run('create', () => createWishlist(this.ports.call, ''));
    if (created.kind !== 'done') return created;
    this.takeList(created.answer);
    return created.answer.id;
  }

  private async loadLists(): Promise<void> {
    const lists = await getWishlists(this.ports.call);
    if (lists) this.setWishlists(lists.collections);
  }

  private async showList(id: string | undefined): Promise<void> {
    const found = id === undefined ? undefined : await getWishlistItems(this.ports.call, id);
    runInAction(() => {
      this.wishlistCollectionId = id;
      this.wishlistItems = found?.kind === 'done' ? found.answer.items : [];
    });
    await this.loadCards();
  }

  private async showProducts(ids: readonly string[]): Promise<void> {
    runInAction(() => {
      this.wishlistItems = ids.map((id) => ({ productId: id, collectionItemId: id, imageUrl: '' }));
    });
    await this.loadCards();
  }

  private async loadCards(): Promise<void> {
    const cards = await listCards(
      this.ports.call,
      this.wishlistItems.map(({ productId }) => productId),
    );
    runInAction(() => (this.cards = cards));
  }

  private takeItems(items: readonly WishlistItem[]): void {
    const ids = new Set(items.map(({ productId }) => productId));
    this.wishlistItems = items;
    this.cards = this.cards.filter(({ id }) => ids.has(id));
    this.collections = this.collections.map((each) =>
      each.id === this.wishlistCollectionId ? { ...each, itemCount: items.length } : each,
    );
    this.input.onSavedChange();
  }

  private takeList(changed: WishlistCollection): void {
    const isKnown = this.collections.some(({ id }) => id === changed.id);
    this.collections = isKnown
      ? this.collections.map((each) => (each.id === changed.id ? changed : each))
      : [...this.collections, changed];
  }

  private async changeList(change: () => Promise<WishlistOutcome<WishlistCollection>>): Promise<boolean> {
    const changed = await this.settle(change);
    if (changed.kind === 'done') this.takeList(changed.answer);
    return changed.kind === 'done';
  }

  /** Makes a change and tells its progress: start, then success or error. */
  private async run<Answer>(
    name: WishlistOperationName,
    change: () => Promise<AccountOutcome<Answer>>,
  ): Promise<AccountOutcome<Answer>> {
    this.setOperation(name, { pending: true, serverError: undefined });
    const outcome = await this.settle(change);
    this.setOperation(name, { pending: false, serverError: outcome.kind === 'done' ? undefined : outcome });
    return outcome;
  }

  private async settle<Answer>(
    change: () => Promise<AccountOutcome<Answer>>,
  ): Promise<AccountOutcome<Answer>> {
    this.problem = undefined;
    try {
      const outcome = await change();
      runInAction(() => (this.problem = outcome.kind === 'done' ? undefined : outcome));
      return outcome;
    } catch (error) {
      this.ports.reporter.report('The wishlist could not be changed.', error);
      const problem = { kind: 'failed' as const, reason: failureOf(error) };
      runInAction(() => (this.problem = problem));
      return problem;
    }
  }

  private setOperation(name: WishlistOperationName, operation: WishlistOperation): void {
    this.operations = { ...this.operations, [name]: operation };
  }
}
