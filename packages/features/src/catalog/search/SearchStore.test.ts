import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { suggest } from '@touchline/contract/product/endpoints';
import type { SearchSuggestions } from '@touchline/contract/product/schema';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { SearchStore } from './SearchStore.ts';

const found: SearchSuggestions = {
  searchTerms: [
    { searchterm: 'tempo', nrResults: 7 },
    { searchterm: 'tempo carbon', nrResults: 2 },
  ],
  products: [],
};

const product: SearchSuggestions['products'][number] = {
  ...{ id: 'TL4101', name: 'Tempo 4', url: '/tempo-4/TL4101.html', subTitle: 'Road running shoe' },
  ...{ assets: [], prices: { standard: 130 } },
};

let ports: TestPorts;
let search: SearchStore;
beforeEach(() => {
  vi.useFakeTimers();
  ports = testPorts();
  ports.server.on(suggest, { answer: found });
  search = new SearchStore(ports);
  search.focus();
});
afterEach(() => void vi.useRealTimers());

/** Terms that suggestions were requested for; the empty one asks for popular searches. */
const asked = () =>
  ports.server.calls.map(({ url }) => url.searchParams.get('q')).filter((term) => term !== '');

async function typed(term: string): Promise<void> {
  search.type(term);
  await vi.advanceTimersByTimeAsync(260);
  await vi.waitFor(() => expect(search.isSearchSuggestionsLoading).toBe(false));
}

describe('suggestions', () => {
  it.each([
    ['products and suggestions', false, 1, 1, true],
    ['products and a list of all results', true, 1, 0, true],
    ['products alone', false, 1, 0, false],
    ['suggestions alone', true, 0, 1, false],
    ['nothing', true, 0, 0, false],
  ])(
    'are shown in two columns where there are products and something next to them: %s [A4.88]',
    (...given) => {
      const [, hasListPage, products, suggestions, isDouble] = given;
      search = new SearchStore(testPorts({ flags: { PRODUCT_LIST_PAGE_ENABLED: hasListPage } }));
      search.searchResults = {
        products: Array.from({ length: products }, () => product),
        suggestions: found.searchTerms.slice(0, suggestions),
      };
      expect(search.isDoubleColumn).toBe(isDouble);
    },
  );

  it('are requested from two characters on, 250 ms after the last keystroke [A4.81, A9.06]', async () => {
    search.type('t');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toEqual([]);
    search.type('te');
    await vi.advanceTimersByTimeAsync(200);
    search.type('tem');
    await vi.advanceTimersByTimeAsync(249);
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['tem']);
  });

  it('are optional: the search works when they fail to load [A8.23]', async () => {
    ports.server.on(suggest, { status: 503, error: { errorCode: 'Unavailable', message: '' } });
    await typed('tempo');
    expect(search.searchResults).toEqual({ suggestions: [], products: [] });
    search.search();
    expect(ports.visited).toEqual(['/search?q=tempo']);
  });

  it('can be moved through up and down, and back to the typed text [A4.83]', async () => {
    await typed('tem');
    search.walk(1);
    expect(search.searchTerm).toBe('tempo');
    search.walk(1);
    search.walk(1);
    expect([search.searchTerm, search.suggestionSelectedPosition]).toEqual(['tem', -1]);
    search.walk(-1);
    expect(search.searchTerm).toBe('tempo carbon');
  });

  it('are searched for when selected with the arrow keys [A4.84]', async () => {
    await typed('tem');
    search.walk(1);
    search.search();
    expect(ports.visited).toEqual(['/search?q=tempo']);
  });

  it('disappear when the field is cleared', async () => {
    await typed('tem');
    search.clear();
    expect([search.searchTerm, search.searchResults.suggestions]).toEqual(['', []]);
  });
});

describe('terms', () => {
  it('lose % ? # & / and surrounding white space [A5.57]', () => {
    search.search('  50%/off?#&shoes ');
    expect(ports.visited).toEqual(['/search?q=50offshoes']);
  });

  it('are not searched for when empty', () => {
    search.search(' ?? ');
    expect(ports.visited).toEqual([]);
  });

  it('are stored newest first, each once, eight at most, and removed on request [A4.87, A9.32, A3.41]', () => {
    for (let at = 1; at <= 9; at += 1) search.search(`term ${at}`);
    search.search('Term 5');
    search.focus();
    expect(search.recentTerms).toEqual([
      'Term 5',
      'term 9',
      'term 8',
      'term 7',
      'term 6',
      'term 4',
      'term 3',
      'term 2',
    ]);
    search.forget('term 9');
    expect(new SearchStore(ports).recentTerms).toEqual([]);
    search.focus();
    expect(search.recentTerms).not.toContain('term 9');
  });

  it('exposes the typed text, the results, the selected position, and the recent terms [A3.39]', async () => {
    await typed('tem');
    search.walk(1);
    expect(search).toMatchObject({
      ...{ searchTerm: 'tempo', suggestionSelectedPosition: 0 },
      searchResults: { suggestions: found.searchTerms, products: [] },
      ...{ isSearchSuggestionsLoading: false, searchFocused: true },
    });
    search.type('ball');
    await vi.advanceTimersByTimeAsync(250);
    search.search();
    expect(search.persistentSearchTerm).toBe('ball');
    search.blur();
    expect(search.searchFocused).toBe(false);
  });

  it('ignores an invalid cookie', () => {
    ports.storage.set('searchTerms', '{"half');
    search.focus();
    expect(search.recentTerms).toEqual([]);
  });
});

it('opens on focus and closes on blur [A4.85]', async () => {
  await typed('tem');
  expect(search.isOpen).toBe(true);
  search.blur();
  expect(search.isOpen).toBe(false);
});

it('keeps the terms of other pages, which are on their way when a search is sent', async () => {
  const cookies = new Map([['searchTerms', '["boots"]']]);
  const known = new Map<string, string>();
  const storage = {
    get: (key: string) => known.get(key),
    set: (key: string, value: string) => void known.set(key, value),
    remove: (key: string) => void known.delete(key),
    fetch: async (keys: readonly string[]) => {
      for (const key of keys) known.set(key, cookies.get(key) ?? '');
    },
  };
  const store = new SearchStore({ ...ports, storage });
  store.focus();
  expect(store.recentTerms).toEqual([]);
  store.search('socks');
  await vi.waitFor(() => expect(store.recentTerms).toEqual(['socks', 'boots']));
  expect(known.get('searchTerms')).toBe('["socks","boots"]');
});

describe('popular searches', () => {
  const hoodies = { text: 'hoodies', url: '/search?q=hoodies' };

  it('have a text and an address, and are recent ones once they were followed [A3.38]', async () => {
    vi.useRealTimers();
    ports.server.on(suggest, { answer: { searchTerms: [], products: [], popular: [hoodies] } });
    search.focus();
    await vi.waitFor(() => expect(search.popularTerms).toEqual([hoodies]));
    search.follow('hoodies');
    expect([search.isOpen, search.recentTerms, ports.visited]).toEqual([false, ['hoodies'], []]);
  });

  it('are offered in the empty field, asked for once, and again after a failure', async () => {
    vi.useRealTimers();
    ports = testPorts();
    ports.server.on(suggest, { status: 404, error: { errorCode: 'NotFound', message: '' } });
    search = new SearchStore(ports);
    search.focus();
    await vi.waitFor(() => expect(ports.server.calls).toHaveLength(1));
    expect(search.isOpen).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 20));

    ports.server.on(suggest, { answer: { searchTerms: [], products: [], popular: [hoodies] } });
    search.blur();
    search.focus();
    await vi.waitFor(() => expect(search.popularTerms).toEqual([hoodies]));
    expect(search.isOpen).toBe(true);
    search.blur();
    search.focus();
    expect(ports.server.calls).toHaveLength(2);
  });
});
