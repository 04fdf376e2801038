import type { WishlistOutcome, WishlistRefusal } from '@touchline/contract/client/wishlist';
import { maxWishlistItems } from '@touchline/contract/wishlist/constants';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../platform/failure/index.ts';
import type { Ports } from '../platform/ports/index.ts';
import type { SessionStore } from '../platform/session/index.ts';
import { stored, type Stored, type StoredValue } from '../platform/storage/index.ts';
import { withoutProduct, withProduct, withProductAt } from './productIds.ts';

/** What became of a press on a heart. */
export type HeartOutcome =
  { kind: 'saved' } | { kind: 'removed' } | WishlistRefusal | { kind: 'failed'; reason: FailureReason };

/** What a change of the account's lists answers, or why it was not made. */
export type AccountOutcome<Answer> = WishlistOutcome<Answer> | { kind: 'failed'; reason: FailureReason };

/** The lists of an account, as a heart uses them. */
export interface AccountLists {
  /** Adds a product to the unnamed list, which is found or created first. */
  addItem(productId: string): Promise<AccountOutcome<unknown>>;
  /** Removes a product from every list. */
  forget(productId: string): Promise<AccountOutcome<unknown>>;
  /** Adds the list of a guest, once; answers every product that is saved. */
  merge(productIds: readonly string[]): Promise<AccountOutcome<{ productIds: string[]; left: string[] }>>;
}

export interface SavedProductsSnapshot {
  ids: readonly string[];
}

/** Adds or removes what was pressed. */
type PendingChange = (ids: readonly string[]) => readonly string[];

type Needs = Pick<Ports, 'storage' | 'clock' | 'flags' | 'reporter'>;

interface SavedProductsInput {
  session: Pick<SessionStore, 'isSignedIn' | 'wishlist'>;
  /** Where a guest's list is stored. */
  cookie: StoredValue<readonly string[]>;
  /** Loaded with the first change of somebody who is signed in. */
  loadLists: () => Promise<AccountLists>;
}

/**
 * The products that the visitor has saved: the hearts of cards. A guest’s are in a cookie; those of an account come with
 * the visitor call, and a guest’s list is added to them on sign-in. Public pages come without it: `join` fills the hearts.
 */
export class SavedProductsStore {
  /** Ids of the saved products, the one saved last first. */
  ids: readonly string[] = [];
  private readonly ports: Needs;
  private readonly input: SavedProductsInput;
  /** The products of the account that were taken last. */
  private joined: readonly string[] | undefined = undefined;
  /** The change that is under way: changes of one visitor are made in order. */
  private running: Promise<unknown> = Promise.resolve();
  /** Presses that the account has not answered yet, in order: what it answers to earlier calls is without them. */
  private pending: readonly PendingChange[] = [];

  constructor(ports: Needs, input: SavedProductsInput) {
    this.ports = ports;
    this.input = input;
    makeAutoObservable<SavedProductsStore, 'ports' | 'input' | 'running' | 'pending' | 'joined'>(
      this,
      {
        ports: false,
        input: false,
        running: false,
        pending: false,
        joined: false,
        ids: observableRef,
        has: false,
      },
      { autoBind: true },
    );
  }

  static fromSnapshot(
    ports: Needs,
    input: SavedProductsInput,
    { ids }: SavedProductsSnapshot,
  ): SavedProductsStore {
    return Object.assign(new SavedProductsStore(ports, input), { ids });
  }

  toSnapshot(): SavedProductsSnapshot {
    return { ids: [...this.ids] };
  }

  get count(): number {
    return this.ids.length;
  }

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  /**
   * Whether saving opens the sign-in overlay: by flag, for a guest whose list has exactly one entry (accounts document,
   * section 4).
   */
  get offersSignIn(): boolean {
    return (
      !this.input.session.isSignedIn &&
      this.ids.length === 1 &&
      this.ports.flags.value('wishlistLoginOverlay')
    );
  }

  /** Takes what is saved: from the cookie of a guest, or of the account, to which the guest's list is added. */
  async join(): Promise<void> {
    const ofGuest = this.readGuest();
    const { session } = this.input;
    if (!session.isSignedIn) {
      this.ids = ofGuest;
      return;
    }
    // What the visitor call answered is taken once: hearts pressed since then are newer.
    const known = this.joined === session.wishlist ? this.ids : session.wishlist;
    this.joined = session.wishlist;
    this.ids = this.withPending([...ofGuest.filter((id) => !known.includes(id)), ...known]);
    if (ofGuest.length > 0) await this.inOrder(() => this.merge(ofGuest));
  }

  /** Saves a product, or removes it. The heart changes at once, and back if that fails. */
  async toggle(id: string): Promise<HeartOutcome> {
    const isSaved = !this.has(id);
    const change = isSaved ? withProduct : withoutProduct;
    if (!this.input.session.isSignedIn) return this.changeGuest(isSaved, (ids) => change(ids, id));
    const press: PendingChange = (ids) => change(ids, id);
    this.pending = [...this.pending, press];
    this.ids = press(this.ids);
    const outcome = await this.inOrder(() => this.changeAccount(isSaved, id));
    this.pending = this.pending.filter((one) => one !== press);
    if (outcome.kind !== 'saved' && outcome.kind !== 'removed')
      runInAction(() => (this.ids = (isSaved ? withoutProduct : withProduct)(this.ids, id)));
    return outcome;
  }

  /** Puts another colour of a product in its place in a guest's list. */
  replace(id: string, other: string): void {
    this.changeGuest(true, (ids) => withProductAt(ids, ids.indexOf(id), other));
  }

  private get stored(): Stored {
    return stored(this.ports);
  }

  private readGuest(): readonly string[] {
    return this.stored.read(this.input.cookie) ?? [];
  }

  /** Changes what the cookie holds now: another tab may have saved something since this page was loaded. */
  private changeGuest(isSaved: boolean, change: (ids: readonly string[]) => readonly string[]): HeartOutcome {
    const ids = change(this.readGuest());
    if (ids.length > maxWishlistItems) return { kind: 'full' };
    this.writeGuest(ids);
    this.ids = ids;
    return { kind: isSaved ? 'saved' : 'removed' };
  }

  private writeGuest(ids: readonly string[]): void {
    if (ids.length > 0) this.stored.write(this.input.cookie, ids);
    else this.stored.remove(this.input.cookie);
  }

  private async changeAccount(isSaved: boolean, id: string): Promise<HeartOutcome> {
    try {
      const lists = await this.input.loadLists();
      const outcome = await (isSaved ? lists.addItem(id) : lists.forget(id));
      return outcome.kind === 'done' ? { kind: isSaved ? 'saved' : 'removed' } : outcome;
    } catch (error) {
      this.ports.reporter.report('A product could not be saved.', error);
      return { kind: 'failed', reason: failureOf(error) };
    }
  }

  /** Adds the guest's list to the account's; what was saved as a guest meanwhile stays in the cookie. */
  private async merge(ofGuest: readonly string[]): Promise<void> {
    try {
      const outcome = await (await this.input.loadLists()).merge(ofGuest);
      if (outcome.kind !== 'done') return;
      const { productIds, left } = outcome.answer;
      runInAction(() => (this.ids = this.withPending(productIds)));
      // What did not fit stays with the browser.
      this.writeGuest(this.readGuest().filter((id) => !ofGuest.includes(id) || left.includes(id)));
    } catch (error) {
      // The cookie stays: the next page tries again.
      this.ports.reporter.report('The saved products could not be added to the account.', error);
    }
  }

  private withPending(ids: readonly string[]): readonly string[] {
    return this.pending.reduce((changed, press) => press(changed), ids);
  }

  private inOrder<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = this.running.then(change);
    // One that fails does not hold up those after it.
    this.running = result.catch(() => undefined);
    return result;
  }
}
