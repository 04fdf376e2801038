import { makeAutoObservable, runInAction } from 'mobx';
import { suggest, type SearchResults } from '@touchline/contract/client/catalogue';
import type { PopularSearch } from '@touchline/contract/product/schema';
import { cleanSearchTerm } from '@touchline/contract/product/searchTerm';
import type { Ports } from '../../platform/ports/index.ts';
import { stored, type StorageNeeds } from '../../platform/storage/index.ts';
import { maxRecent, recentTerms } from './storage.ts';

/** Minimum number of characters for suggestions (accounts document, section 9). */
const minLength = 2;
/** Delay after the last keystroke before suggestions are requested, in milliseconds. */
export const debounce = 250;

const nothing: SearchResults = { suggestions: [], products: [] };

type SearchPorts = StorageNeeds & Pick<Ports, 'call' | 'navigation' | 'flags'>;

/** The search field: the typed text, its suggestions, and the recent terms. */
export class SearchStore {
  searchTerm = '';
  /** The typed text before a suggestion was selected: Escape and moving past the ends restore it. */
  persistentSearchTerm = '';
  searchResults: SearchResults = nothing;
  /** Index of the suggestion selected by the arrow keys; -1 is none. */
  suggestionSelectedPosition = -1;
  isSearchSuggestionsLoading = false;
  searchFocused = false;
  recentTerms: readonly string[] = [];
  /** What many search for; asked for when the field is focused while it is empty. */
  popularTerms: readonly PopularSearch[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pending: AbortController | undefined;
  /** The recent terms are on their way. */
  private loading: Promise<void> | undefined;
  private popular: Promise<void> | undefined;
  private readonly ports: SearchPorts;

  constructor(ports: SearchPorts, searchTerm = '') {
    this.ports = ports;
    this.searchTerm = searchTerm;
    this.persistentSearchTerm = searchTerm;
    makeAutoObservable<SearchStore, 'ports' | 'timer' | 'pending' | 'loading' | 'popular'>(
      this,
      { ports: false, timer: false, pending: false, loading: false, popular: false },
      { autoBind: true },
    );
  }

  /** Whether the flyout is shown: the field has focus and there is something to offer. */
  get isOpen(): boolean {
    if (!this.searchFocused) return false;
    return this.isTermLongEnough || this.recentTerms.length > 0 || this.popularTerms.length > 0;
  }

  /** Whether there are terms for the arrow keys to walk through. */
  get hasOptions(): boolean {
    return this.isOpen && this.isTermLongEnough && this.searchResults.suggestions.length > 0;
  }

  private get hasResults(): boolean {
    const { products, suggestions } = this.searchResults;
    return products.length > 0 || suggestions.length > 0;
  }

  /** Products are shown next to suggestions, or next to the link to all results where the shop has lists. */
  get isDoubleColumn(): boolean {
    const { products, suggestions } = this.searchResults;
    const hasListPage = this.ports.flags.value('PRODUCT_LIST_PAGE_ENABLED');
    return products.length > 0 && (suggestions.length > 0 || hasListPage);
  }

  /** Whether suggestions are shown rather than recent terms. */
  get isTermLongEnough(): boolean {
    return cleanSearchTerm(this.persistentSearchTerm).length >= minLength;
  }

  /** Shows the query of a results page. */
  show(term: string): void {
    this.searchTerm = term;
    this.persistentSearchTerm = term;
  }

  focus(): void {
    this.searchFocused = true;
    this.recentTerms = this.readRecent();
    this.loading ??= this.loadRecent();
    if (!this.isTermLongEnough) this.popular ??= this.loadPopular();
    // The term of a page of results, which nobody has typed here.
    else if (!this.hasResults && !this.isSearchSuggestionsLoading) this.type(this.searchTerm);
  }

  blur(): void {
    this.searchFocused = false;
    this.suggestionSelectedPosition = -1;
  }

  /** The shopper types: after a delay suggestions are requested. */
  type(term: string): void {
    this.searchTerm = term;
    this.persistentSearchTerm = term;
    this.suggestionSelectedPosition = -1;
    clearTimeout(this.timer);
    this.pending?.abort();
    if (!this.isTermLongEnough) {
      this.searchResults = nothing;
      this.isSearchSuggestionsLoading = false;
      return;
    }
    this.isSearchSuggestionsLoading = true;
    this.timer = setTimeout(() => void this.request(), debounce);
  }

  /** Escape: empties the field and its suggestions. */
  clear(): void {
    this.type('');
  }

  /** Moves through the suggestions with the arrow keys; after the last one comes the typed text. */
  walk(step: 1 | -1): void {
    const { suggestions } = this.searchResults;
    if (suggestions.length === 0) return;
    const stops = suggestions.length + 1;
    const next = (this.suggestionSelectedPosition + 1 + step + stops) % stops;
    this.suggestionSelectedPosition = next - 1;
    this.searchTerm = suggestions[next - 1]?.searchterm ?? this.persistentSearchTerm;
  }

  /** Searches: stores the term and navigates to its results. Returns false where there is nothing to search for. */
  search(term: string = this.searchTerm): boolean {
    const wanted = cleanSearchTerm(term);
    if (wanted === '') return false;
    clearTimeout(this.timer);
    this.pending?.abort();
    this.searchTerm = wanted;
    this.persistentSearchTerm = wanted;
    this.isSearchSuggestionsLoading = false;
    this.remember(wanted);
    this.blur();
    this.ports.navigation.go(`/search?q=${encodeURIComponent(wanted)}`);
    return true;
  }

  /** A popular search is followed to its page: what was being typed is over, and the term is a recent one. */
  follow(term: string): void {
    clearTimeout(this.timer);
    this.pending?.abort();
    this.isSearchSuggestionsLoading = false;
    this.remember(term);
    this.blur();
  }

  /** Opens the page of the search, for whoever cannot search here. */
  openPage(): void {
    this.ports.navigation.go('/search');
  }

  /** Removes one of the recent terms. */
  forget(term: string): void {
    this.saveRecent(this.readRecent().filter((known) => known !== term));
  }

  /** Removes all recent terms. */
  forgetAll(): void {
    this.recentTerms = [];
    stored(this.ports).remove(recentTerms);
  }

  private remember(term: string): void {
    // Written before the others have come, it would replace them.
    if (this.loading) return void this.loading.then(() => this.remember(term));
    const others = this.readRecent().filter((known) => known.toLowerCase() !== term.toLowerCase());
    this.saveRecent([term, ...others].slice(0, maxRecent));
  }

  private saveRecent(terms: readonly string[]): void {
    this.recentTerms = terms;
    stored(this.ports).write(recentTerms, terms);
  }

  private async loadRecent(): Promise<void> {
    const terms = await stored(this.ports).load(recentTerms);
    runInAction(() => {
      this.loading = undefined;
      this.recentTerms = terms ?? [];
    });
  }

  private async loadPopular(): Promise<void> {
    try {
      const { popular = [] } = await suggest(this.ports.call, '');
      runInAction(() => (this.popularTerms = popular));
    } catch {
      // Optional too: the next focus asks again.
      this.popular = undefined;
    }
  }

  private readRecent(): readonly string[] {
    return stored(this.ports).read(recentTerms) ?? [];
  }

  private async request(): Promise<void> {
    const pending = new AbortController();
    this.pending = pending;
    const term = cleanSearchTerm(this.persistentSearchTerm);
    let results = nothing;
    try {
      results = await suggest(this.ports.call, term, pending.signal);
    } catch {
      // Suggestions are optional: without them the search itself still works.
    }
    if (pending.signal.aborted) return;
    runInAction(() => {
      this.searchResults = results;
      this.isSearchSuggestionsLoading = false;
    });
  }
}
