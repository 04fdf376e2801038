import { listProducts, type ListRequest } from '@touchline/contract/client/catalogue';
import { Cancelled } from '@touchline/contract/errors';
import type { ProductList, SortOrder } from '@touchline/contract/product/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { shownCards, type CardProduct } from '../productCard/index.ts';
import { chipsOf, withPrice, withValue, withValues, type Chip } from './chips.ts';
import type { ChoiceKey } from './listFields.ts';
import { listPath, pageOf, readPrice, unfiltered, valuesOf, writePrice } from './listRequest.ts';
import { noSuggestions, suggestionsFor, type SuggestedLink, type Suggestions } from './suggestions.ts';

/**
 * - `loading`: nothing to show yet. `refining`: the old cards stay while the new ones load.
 * - `growing`: a page is being added after or before those shown.
 * - `ready` with `growFailed`: the cards are loaded, the page to be added failed to load.
 */
export type ListStatus =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'refining' }
  | { kind: 'growing'; towards: 'next' | 'previous' }
  | { kind: 'ready'; growFailed?: FailureReason }
  | { kind: 'notFound' }
  | { kind: 'failed'; reason: FailureReason };

/** The list without its cards. */
export type ListHead = Omit<ProductList, 'items'>;

export interface ProductListSnapshot {
  status: ListStatus;
  request: ListRequest;
  head?: ListHead;
  cards: readonly CardProduct[];
  /** First and last page shown. */
  pages: [number, number];
  suggestedLinks: SuggestedLink[];
  suggestedCards?: readonly CardProduct[];
}

type Needs = Pick<Ports, 'call' | 'navigation' | 'reporter'>;

/** A list of products: a category or search results. Its address determines everything it shows. */
export class ProductListStore {
  status: ListStatus = { kind: 'idle' };
  /** The current request; filters show it at once, before the response arrives. */
  request: ListRequest = {};
  head: ListHead | undefined = undefined;
  cards: readonly CardProduct[] = [];
  firstPage = 1;
  lastPage = 1;
  /** Links shown on an empty list. */
  suggestedLinks: readonly SuggestedLink[] = [];
  /** Products shown where a search or a category has none. */
  suggestedCards: readonly CardProduct[] = [];
  /** Whether the filter sheet on a phone is open. */
  isFilterOpen = false;

  private readonly ports: Needs;
  private running: { key: string; done: Promise<void>; giveUp: AbortController } | undefined = undefined;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<ProductListStore, 'ports' | 'running'>(
      this,
      {
        ports: false,
        running: false,
        head: observableRef,
        cards: observableRef,
        suggestedCards: observableRef,
        request: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(ports: Needs, snapshot: ProductListSnapshot): ProductListStore {
    const store = new ProductListStore(ports);
    store.status = snapshot.status;
    store.request = snapshot.request;
    store.head = snapshot.head;
    store.cards = snapshot.cards;
    [store.firstPage, store.lastPage] = snapshot.pages;
    store.suggestedLinks = snapshot.suggestedLinks;
    if (snapshot.suggestedCards) store.suggestedCards = snapshot.suggestedCards;
    return store;
  }

  /** Everything the page shows, with what cards show of their products. */
  toSnapshot(): ProductListSnapshot {
    const { status, request, head, cards, firstPage, lastPage, suggestedLinks, suggestedCards } = this;
    return {
      status,
      request,
      ...(head ? { head } : {}),
      cards: shownCards(cards),
      pages: [firstPage, lastPage],
      suggestedLinks: [...suggestedLinks],
      ...(suggestedCards.length > 0 ? { suggestedCards: shownCards(suggestedCards) } : {}),
    };
  }

  get isSearch(): boolean {
    return this.request.q !== undefined;
  }

  /** Whether the list is that of a category, or of one inside it; of any category where none is named. */
  isAmong(category: string | undefined): boolean {
    if (this.isSearch) return false;
    const links = this.head?.breadcrumbs.map(({ link }) => link.split('/')) ?? [];
    return category === undefined || links.some((parts) => parts.includes(category));
  }

  /** Whether cards are shown, either the requested ones or the previous ones. */
  get isShowingCards(): boolean {
    return this.cards.length > 0 && ['ready', 'refining', 'growing'].includes(this.status.kind);
  }

  get isEmpty(): boolean {
    return this.status.kind === 'ready' && this.cards.length === 0;
  }

  get total(): number {
    return this.head?.total ?? 0;
  }

  /** How many products of the list have been shown, including pages before the first one shown. */
  get seen(): number {
    return this.head ? Math.min(this.lastPage * this.head.pageSize, this.total) : 0;
  }

  get sort(): SortOrder {
    return (this.request.sort as SortOrder | undefined) ?? 'pick';
  }

  /** The request with the filters that the shop has read out of the search term: what every change starts from. */
  get filters(): ListRequest {
    // Of the list before, until the requested one is there.
    const isOther = this.request.words !== undefined || this.status.kind === 'loading';
    return isOther ? this.request : { ...this.request, ...this.head?.interpreted };
  }

  /** The search for exactly what was typed, where the shop has read something else out of it. */
  get exactHref(): string | undefined {
    const { q } = this.request;
    const isRead = this.head?.correctedTerm !== undefined || this.head?.interpreted !== undefined;
    return q && isRead ? listPath({ q, words: q }) : undefined;
  }

  get chips(): Chip[] {
    return chipsOf(this.filters, this.head?.facets ?? []);
  }

  get priceRange(): { from?: number; to?: number } {
    return readPrice(this.filters.price ?? '') ?? {};
  }

  /** The next page, below the site path; `undefined` at the end. */
  get nextHref(): string | undefined {
    return this.head && this.seen < this.total ? this.hrefOfPage(this.lastPage + 1) : undefined;
  }

  /** How many cards the next page adds. */
  get nextCount(): number {
    return this.head ? Math.min(this.head.pageSize, this.total - this.seen) : 0;
  }

  get previousHref(): string | undefined {
    return this.head && this.firstPage > 1 ? this.hrefOfPage(this.firstPage - 1) : undefined;
  }

  /** The list without filters, below the site path. */
  get clearHref(): string {
    return listPath(this.cleared);
  }

  private get cleared(): ListRequest {
    const { words, sort } = this.filters;
    return {
      ...unfiltered(this.request),
      ...(words === undefined ? {} : { words }),
      ...(sort ? { sort } : {}),
    };
  }

  /** Title, description, canonical path and robots of the page's head. Filters and sort orders are not separate pages. */
  get pageHead(): {
    title: string;
    description: string;
    canonical: string;
    robots: 'noindex' | 'index,follow';
  } {
    const page = this.firstPage > 1 ? { page: String(this.firstPage) } : {};
    return {
      title: this.head?.title ?? this.request.q ?? '',
      description: this.head?.description ?? '',
      canonical: listPath({ ...unfiltered(this.request), ...this.ownPath, ...page }),
      robots: this.isSearch ? 'noindex' : 'index,follow',
    };
  }

  /** Several addresses lead to one category: the canonical one is in its breadcrumbs. */
  private get ownPath(): { path?: string } {
    const link = this.isSearch ? undefined : this.head?.breadcrumbs.at(-1)?.link;
    return link === undefined || link === '/' ? {} : { path: decodeURIComponent(link.slice(1)) };
  }

  /** The address, below the site path, of this list with a change: `hrefWith({ sort: 'newest' })`. Starts on page 1. */
  hrefWith(change: { [Key in keyof ListRequest]: ListRequest[Key] | undefined }): string {
    const { page: _, ...rest } = this.filters;
    return listPath({ ...rest, ...change });
  }

  isChosen(key: ChoiceKey, value: string): boolean {
    return valuesOf(this.filters, key).includes(value);
  }

  /**
   * Shows the list of an address. The next or previous page of the current list is added to it; the same list again costs
   * no call; a different request aborts the one in progress. Never throws for expected failures.
   */
  load(request: ListRequest): Promise<void> {
    const key = listPath(request);
    if (this.running?.key === key) return this.running.done;
    const towards = this.directionOf(request);
    if (towards === 'here') {
      this.running?.giveUp.abort();
      this.running = undefined;
      this.status = { kind: 'ready' };
      this.request = request;
      return Promise.resolve();
    }
    this.running?.giveUp.abort();
    const giveUp = new AbortController();
    const done = (towards === 'elsewhere' ? this.read(request, giveUp) : this.grow(request, towards, giveUp))
      // An aborted request must not clear the one that replaced it.
      .finally(() => this.forget(giveUp));
    this.running = { key, done, giveUp };
    return done;
  }

  /** Ticks or unticks one value of a facet. */
  choose(key: ChoiceKey, value: string, isOn: boolean): Promise<void> {
    return this.apply(withValue(this.filters, key, value, isOn));
  }

  /** Ticks exactly these values of a facet. */
  chooseAll(key: ChoiceKey, values: readonly string[]): Promise<void> {
    return this.apply(withValues(this.filters, key, values));
  }

  /** Filters by a price range; no limit where there is no number. */
  choosePrice(from: number | undefined, to: number | undefined): Promise<void> {
    const range = readPrice(`${from ?? ''}-${to ?? ''}`);
    const price = range && writePrice(range.from, range.to);
    if (price === this.request.price) return Promise.resolve();
    return this.apply(withPrice(this.filters, price));
  }

  /** Removes one filter. */
  remove(chip: Chip): Promise<void> {
    return this.apply(chip.without);
  }

  /** Removes all filters and keeps the sort order. */
  clear(): Promise<void> {
    return this.apply(this.cleared);
  }

  /** Changes the sort order. */
  sortBy(sort: SortOrder): Promise<void> {
    const { sort: _, page: __, ...rest } = this.request;
    return this.apply(sort === 'pick' ? rest : { ...rest, sort });
  }

  /**
   * Loads a changed list and puts it in the address, as an entry of its own: Back undoes it. The route's own `load` of it
   * joins this one.
   */
  apply(request: ListRequest): Promise<void> {
    const done = this.load(request);
    this.ports.navigation.go(listPath(request), { staysInView: true });
    return done;
  }

  /** Adds the next page below; the address then names it, so that a reload returns here. */
  showMore(): Promise<void> {
    return this.nextHref === undefined ? Promise.resolve() : this.turnTo(this.lastPage + 1);
  }

  /** Adds the previous page above the first one shown. */
  showPrevious(): Promise<void> {
    return this.previousHref === undefined ? Promise.resolve() : this.turnTo(this.firstPage - 1);
  }

  /** Repeats the request that failed. */
  retry(): Promise<void> {
    return this.load(this.request);
  }

  openFilters(): void {
    this.isFilterOpen = true;
  }

  closeFilters(): void {
    this.isFilterOpen = false;
  }

  private async turnTo(page: number): Promise<void> {
    const request = this.withPage(page);
    await this.load(request);
    if (page >= this.firstPage && page <= this.lastPage)
      this.ports.navigation.go(listPath(request), { replace: true });
  }

  private withPage(page: number): ListRequest {
    const { page: _, ...rest } = this.request;
    return page > 1 ? { ...rest, page: String(page) } : rest;
  }

  private hrefOfPage(page: number): string {
    return listPath(this.withPage(page));
  }

  /** The position of a request relative to the pages shown. */
  private directionOf(request: ListRequest): 'here' | 'next' | 'previous' | 'elsewhere' {
    if (!this.head || !['ready', 'growing', 'refining'].includes(this.status.kind)) return 'elsewhere';
    const shown =
      this.status.kind === 'refining' ? undefined : listPath({ ...this.request, page: undefined });
    if (shown !== listPath({ ...request, page: undefined })) return 'elsewhere';
    const page = pageOf(request);
    if (page === this.lastPage + 1) return 'next';
    if (page === this.firstPage - 1) return 'previous';
    return page >= this.firstPage && page <= this.lastPage ? 'here' : 'elsewhere';
  }

  private async read(request: ListRequest, giveUp: AbortController): Promise<void> {
    const isSamePlace = listPath(unfiltered(request)) === listPath(unfiltered(this.request));
    const keepsCards = isSamePlace && this.head !== undefined && this.cards.length > 0;
    this.request = request;
    this.status = { kind: keepsCards ? 'refining' : 'loading' };
    if (!isSamePlace) this.isFilterOpen = false;
    try {
      const list =
        request.q === '' ? emptySearch : await listProducts(this.ports.call, request, giveUp.signal);
      const suggestions = list?.total === 0 ? await suggestionsFor(request, this.ports) : noSuggestions;
      if (!giveUp.signal.aborted) this.show(list, suggestions);
    } catch (error) {
      if (!(error instanceof Cancelled)) this.fail({ kind: 'failed', reason: failureOf(error) });
    }
  }

  private async grow(
    request: ListRequest,
    towards: 'next' | 'previous',
    giveUp: AbortController,
  ): Promise<void> {
    this.status = { kind: 'growing', towards };
    try {
      const list = await listProducts(this.ports.call, request, giveUp.signal);
      if (!giveUp.signal.aborted) this.add(list, request, towards);
    } catch (error) {
      if (!(error instanceof Cancelled)) this.fail({ kind: 'ready', growFailed: failureOf(error) });
    }
  }

  private show(list: ProductList | undefined, suggestions: Suggestions): void {
    if (!list) {
      this.status = { kind: 'notFound' };
      this.head = undefined;
      this.cards = [];
      return;
    }
    const { items, ...head } = list;
    this.head = head;
    this.cards = items;
    this.firstPage = head.page;
    this.lastPage = head.page;
    this.suggestedLinks = suggestions.links;
    this.suggestedCards = suggestions.cards;
    this.status = { kind: 'ready' };
  }

  private add(list: ProductList | undefined, request: ListRequest, towards: 'next' | 'previous'): void {
    // A product that moved between two pages in the meantime is shown once.
    const known = new Set(this.cards.map(({ id }) => id));
    const { items, ...head } = list ?? { items: [] };
    const fresh = items.filter(({ id }) => !known.has(id));
    this.cards = towards === 'next' ? [...this.cards, ...fresh] : [...fresh, ...this.cards];
    if ('total' in head) this.head = head;
    if (towards === 'next') this.lastPage += 1;
    else this.firstPage -= 1;
    this.request = request;
    this.status = { kind: 'ready' };
  }

  private fail(status: ListStatus): void {
    this.status = status;
  }

  private forget(giveUp: AbortController): void {
    if (this.running?.giveUp === giveUp) this.running = undefined;
  }
}

const emptySearch: ProductList = {
  items: [],
  total: 0,
  page: 1,
  pageSize: 24,
  sort: 'pick',
  facets: [],
  title: '',
  description: '',
  breadcrumbs: [],
};
