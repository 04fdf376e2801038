import { makeAutoObservable, runInAction } from 'mobx';
import { suggest } from '@touchline/contract/client/catalogue';
import type { SearchSuggestions } from '@touchline/contract/product/schema';
import type { Ports } from '../ports/index.ts';

/** Suggestions begin with this many characters (accounts document, section 9). */
const shortest = 2;
/** Typing rests this long before anything is asked, in milliseconds. */
export const debounce = 250;
/** The most terms that are remembered. */
const mostRecent = 8;
/** Cookie of the terms searched for lately. */
export const recentTermsKey = 'searchTerms';

const nothing: SearchSuggestions = { suggestions: [], products: [] };

type SearchPorts = Pick<Ports, 'call' | 'storage' | 'navigation' | 'flags'>;

/** Takes out what has a meaning in addresses, and white space at the ends (readings, Accounts). */
export function cleanTerm(term: string): string {
  return term.replace(/[%?#&/]/g, '').trim();
}

/** The search field: what is typed, what is offered for it, and what was searched for lately. */
export class SearchStore {
  searchTerm = '';
  /** What was typed before a suggestion was walked to: Escape and walking past the ends bring it back. */
  persistentSearchTerm = '';
  searchResults: SearchSuggestions = nothing;
  /** Index of the suggestion that the arrow keys have reached; -1 is none. */
  suggestionSelectedPosition = -1;
  isSearchSuggestionsLoading = false;
  searchFocused = false;
  recentTerms: readonly string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked: AbortController | undefined;
  private readonly ports: SearchPorts;

  constructor(ports: SearchPorts, searchTerm = '') {
    this.ports = ports;
    this.searchTerm = searchTerm;
    this.persistentSearchTerm = searchTerm;
    makeAutoObservable<SearchStore, 'ports' | 'timer' | 'asked'>(
      this,
      { ports: false, timer: false, asked: false },
      { autoBind: true },
    );
  }

  /** Whether the flyout shows: the field has focus and there is something to offer. */
  get isOpen(): boolean {
    if (!this.searchFocused) return false;
    return this.isTermLongEnough || this.recentTerms.length > 0;
  }

  /** Products stand beside suggestions, or beside the way to the list of all results where the shop has lists. */
  get isDoubleColumn(): boolean {
    const { products, suggestions } = this.searchResults;
    const hasListPage = this.ports.flags.isOn('PRODUCT_LIST_PAGE_ENABLED');
    return products.length > 0 && (suggestions.length > 0 || hasListPage);
  }

  /** Whether suggestions are shown rather than what was searched for lately. */
  get isTermLongEnough(): boolean {
    return cleanTerm(this.persistentSearchTerm).length >= shortest;
  }

  /** Shows the term of a page of results. */
  show(term: string): void {
    this.searchTerm = term;
    this.persistentSearchTerm = term;
  }

  focus(): void {
    this.searchFocused = true;
    this.recentTerms = this.readRecent();
  }

  blur(): void {
    this.searchFocused = false;
    this.suggestionSelectedPosition = -1;
  }

  /** The shopper types: after a rest the server is asked. */
  type(term: string): void {
    this.searchTerm = term;
    this.persistentSearchTerm = term;
    this.suggestionSelectedPosition = -1;
    clearTimeout(this.timer);
    this.asked?.abort();
    if (!this.isTermLongEnough) {
      this.searchResults = nothing;
      this.isSearchSuggestionsLoading = false;
      return;
    }
    this.isSearchSuggestionsLoading = true;
    this.timer = setTimeout(() => void this.ask(), debounce);
  }

  /** Escape: everything is empty again. */
  clear(): void {
    this.type('');
  }

  /** Arrow keys walk the suggestions; past the last one comes what was typed. */
  walk(step: 1 | -1): void {
    const { suggestions } = this.searchResults;
    if (suggestions.length === 0) return;
    const stops = suggestions.length + 1;
    const next = (this.suggestionSelectedPosition + 1 + step + stops) % stops;
    this.suggestionSelectedPosition = next - 1;
    this.searchTerm = suggestions[next - 1]?.searchterm ?? this.persistentSearchTerm;
  }

  /** Searches: remembers the term and goes to its results. */
  search(term: string = this.searchTerm): void {
    const wanted = cleanTerm(term);
    if (wanted === '') return;
    clearTimeout(this.timer);
    this.asked?.abort();
    this.searchTerm = wanted;
    this.persistentSearchTerm = wanted;
    this.isSearchSuggestionsLoading = false;
    this.remember(wanted);
    this.blur();
    this.ports.navigation.go(`/search?q=${encodeURIComponent(wanted)}`);
  }

  /** Forgets one of the terms searched for lately. */
  forget(term: string): void {
    this.keepRecent(this.readRecent().filter((known) => known !== term));
  }

  private remember(term: string): void {
    const others = this.readRecent().filter((known) => known.toLowerCase() !== term.toLowerCase());
    this.keepRecent([term, ...others].slice(0, mostRecent));
  }

  private keepRecent(terms: string[]): void {
    this.recentTerms = terms;
    this.ports.storage.set(recentTermsKey, JSON.stringify(terms));
  }

  private readRecent(): string[] {
    try {
      const kept: unknown = JSON.parse(this.ports.storage.get(recentTermsKey) ?? '[]');
      return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, mostRecent) : [];
    } catch {
      // Somebody else's cookie, or half of ours: as if there were none.
      return [];
    }
  }

  private async ask(): Promise<void> {
    const asked = new AbortController();
    this.asked = asked;
    const term = cleanTerm(this.persistentSearchTerm);
    let results = nothing;
    try {
      results = await suggest(this.ports.call, term, asked.signal);
    } catch {
      // Suggestions are a help: without them the search itself still works.
    }
    if (asked.signal.aborted) return;
    runInAction(() => {
      this.searchResults = results;
      this.isSearchSuggestionsLoading = false;
    });
  }
}
