import { getNavigation, listProducts } from '@touchline/contract/product/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { emptyList, facets, listOf, pageOfList } from './ProductList.fixtures.ts';
import { listPath, listRequestFrom } from './listRequest.ts';
import { ProductListStore } from './ProductListStore.ts';

function shop(...lists: ReturnType<typeof listOf>[]) {
  const ports = testPorts();
  ports.server.on(listProducts, ...lists.map((answer) => ({ answer })));
  const store = new ProductListStore(ports);
  const requests = () => ports.server.callsOf(listProducts).map(({ url }) => url.search);
  return { ports, store, requests };
}

describe('a list', () => {
  it('shows the list of its address [A1.04]', async () => {
    const { store, requests } = shop(listOf());
    const loading = store.load({ path: 'men/shoes', sport: 'running', sort: 'newest' });
    expect(store.status.kind).toBe('loading');
    await loading;
    expect(store.status.kind).toBe('ready');
    expect(store.cards).toHaveLength(24);
    expect([store.seen, store.total]).toEqual([24, 128]);
    expect(requests()).toEqual(['?path=men%2Fshoes&sport=running&sort=newest&sitePath=gb']);
  });

  it('does not load the same list twice', async () => {
    const { store, requests } = shop(listOf());
    await Promise.all([store.load({ path: 'men/shoes' }), store.load({ path: 'men/shoes' })]);
    await store.load({ path: 'men/shoes' });
    expect(requests()).toHaveLength(1);
  });

  it('shows the response of the latest request, whichever arrives first', async () => {
    const ports = testPorts();
    ports.server.on(listProducts, 'never', { answer: listOf({ title: 'Trail' }) });
    const store = new ProductListStore(ports);
    const first = store.load({ path: 'men/shoes' });
    await vi.waitFor(() => expect(ports.server.calls).toHaveLength(1));
    await store.load({ path: 'trail' });
    await first;
    expect(store.head?.title).toBe('Trail');
    expect(store.status.kind).toBe('ready');
  });

  it('is not found when the shop has no such category', async () => {
    const { ports, store } = shop(listOf());
    ports.server.on(listProducts, { status: 404, error: { errorCode: 'NotFound', message: '' } });
    await store.load({ path: 'men/hats' });
    expect(store.status).toEqual({ kind: 'notFound' });
  });

  it('says whether the network or the shop is unavailable, and retries', async () => {
    const { ports, store } = shop();
    ports.server.on(listProducts, 'offline', 'offline', { answer: listOf() });
    await store.load({ path: 'men/shoes' });
    expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
    await store.retry();
    expect(store.status.kind).toBe('ready');
  });
});

describe('filters', () => {
  it('are in the address at once, and start on the first page', async () => {
    const { ports, store, requests } = shop(pageOfList(2), listOf());
    await store.load({ path: 'men/shoes', page: '2' });
    const choosing = store.choose('sport', 'trail', true);
    expect(store.isChosen('sport', 'trail')).toBe(true);
    expect(store.status.kind).toBe('refining');
    expect(store.isShowingCards).toBe(true);
    expect(ports.visited).toEqual(['/men/shoes?sport=trail']);
    await choosing;
    expect(requests().at(-1)).toBe('?path=men%2Fshoes&sport=trail&sitePath=gb');
    // The route's loader requests the same list.
    await store.load({ path: 'men/shoes', sport: 'trail' });
    expect(requests()).toHaveLength(2);
  });

  it('are shown as chips that can be removed one by one or all at once', async () => {
    const { ports, store } = shop(listOf());
    await store.load({ path: 'men/shoes', sport: 'running,trail', price: '50-100', sort: 'newest' });
    expect(store.chips.map((chip) => (chip.kind === 'choice' ? chip.label : chip.to))).toEqual([
      'Road running',
      'Trail',
      100,
    ]);
    const [first] = store.chips;
    if (first) await store.remove(first);
    expect(ports.visited.at(-1)).toBe('/men/shoes?sport=trail&price=50-100&sort=newest');
    expect(store.clearHref).toBe('/men/shoes?sort=newest');
    await store.clear();
    expect(store.chips).toEqual([]);
    expect(ports.visited.at(-1)).toBe('/men/shoes?sort=newest');
  });

  it('take a price range, and ask no more for the same one', async () => {
    const { ports, store } = shop(listOf());
    await store.load({ path: 'men/shoes' });
    await store.choosePrice(50, undefined);
    expect(store.priceRange).toEqual({ from: 50 });
    expect(ports.visited.at(-1)).toBe('/men/shoes?price=50-');
    await store.choosePrice(50, undefined);
    expect(ports.visited).toHaveLength(1);
    await store.choosePrice(undefined, undefined);
    expect(ports.visited.at(-1)).toBe('/men/shoes');
  });

  it('give every sort order and filter its own address', async () => {
    const { store } = shop(listOf());
    await store.load({ path: 'men/shoes', sport: 'trail' });
    expect(store.hrefWith({ sort: 'price-asc' })).toBe('/men/shoes?sport=trail&sort=price-asc');
    expect(store.hrefWith({ sport: undefined })).toBe('/men/shoes');
    expect(store.pageHead.canonical).toBe('/men/shoes');
  });
});

describe('pages', () => {
  it('are added below, and the address names the last one', async () => {
    const { ports, store } = shop(listOf(), pageOfList(2));
    await store.load({ path: 'men/shoes' });
    expect(store.nextHref).toBe('/men/shoes?page=2');
    await store.showMore();
    expect(store.cards).toHaveLength(48);
    expect(store.seen).toBe(48);
    expect(ports.visited).toEqual(['/men/shoes?page=2']);
    await store.load({ path: 'men/shoes', page: '2' });
    expect(store.cards).toHaveLength(48);
  });

  it('are added above when a link led to a later page', async () => {
    const { store } = shop(pageOfList(3), pageOfList(2));
    await store.load({ path: 'men/shoes', page: '3' });
    expect(store.previousHref).toBe('/men/shoes?page=2');
    await store.showPrevious();
    expect(store.cards.at(0)?.id).toBe('RR5024');
    expect(store.cards).toHaveLength(48);
    expect(store.seen).toBe(72);
  });

  it('show a product once if it moved to another page in the meantime', async () => {
    const { store } = shop(listOf(), listOf({ page: 2 }));
    await store.load({ path: 'men/shoes' });
    await store.showMore();
    expect(store.cards).toHaveLength(24);
  });

  it('end: the last page adds the rest', async () => {
    const { store } = shop(pageOfList(5), pageOfList(6));
    await store.load({ path: 'men/shoes', page: '5' });
    expect(store.nextCount).toBe(8);
    await store.showMore();
    expect(store.seen).toBe(128);
    expect(store.nextHref).toBeUndefined();
    await store.showMore();
  });

  it('keep the loaded cards when the next page fails to load', async () => {
    const { ports, store } = shop(listOf());
    await store.load({ path: 'men/shoes' });
    ports.server.on(listProducts, { status: 503, error: { errorCode: 'Unavailable', message: '' } });
    await store.showMore();
    expect(store.status).toEqual({ kind: 'ready', growFailed: 'unavailable' });
    expect(store.cards).toHaveLength(24);
    expect(ports.visited).toEqual([]);
  });
});

describe('a search', () => {
  it('is not indexed by search engines; categories are [A2.16, A2.17]', async () => {
    const { store } = shop(listOf({ title: 'trail' }));
    await store.load({ q: 'trail' });
    expect(store.pageHead.robots).toBe('noindex');
    await store.load({ path: 'men' });
    expect(store.pageHead.robots).toBe('index,follow');
  });

  it('without results suggests the largest categories, and what is sold most', async () => {
    const popular = listOf();
    const { ports, store } = shop(emptyList({ title: 'xyzzy' }), popular);
    const node = (label: string, path: string, count: number) => ({
      key: path,
      label,
      path,
      count,
      children: [],
    });
    ports.server.on(getNavigation, {
      answer: [
        {
          ...node('Men', 'men', 200),
          children: [node('Shoes', 'men/shoes', 128), node('Hats', 'men/hats', 0)],
        },
        node('Women', '/women', 220),
      ],
    });
    await store.load({ q: 'xyzzy' });
    expect(store.isEmpty).toBe(true);
    expect(store.suggestedLinks.map(({ path }) => path)).toEqual(['/women', '/men', '/men/shoes']);
    expect(store.suggestedCards).toEqual(popular.items.slice(0, 8));
    const inBrowser = ProductListStore.fromSnapshot(ports, store.toSnapshot());
    expect(inBrowser.suggestedCards.map(({ id }) => id)).toEqual(store.suggestedCards.map(({ id }) => id));
  });

  it('offers no products where a filter can be taken off', async () => {
    const { ports, store, requests } = shop(emptyList());
    ports.server.on(getNavigation, { answer: [] });
    await store.load({ path: 'men/shoes', sport: 'trail' });
    expect(store.suggestedCards).toEqual([]);
    expect(requests()).toHaveLength(1);
  });

  it('with an empty query searches for nothing', async () => {
    const { ports, store, requests } = shop(listOf());
    ports.server.on(getNavigation, 'offline');
    await store.load({ q: '' });
    // Only for what is suggested in its place.
    expect(requests()).toEqual(['?sitePath=gb']);
    expect(store.isEmpty).toBe(true);
    expect(ports.reported).toHaveLength(1);
  });
});

describe('a snapshot', () => {
  it('passes the list to the browser', async () => {
    const { ports, store } = shop(listOf());
    await store.load({ path: 'men/shoes', sport: 'trail' });
    const text = JSON.stringify(store.toSnapshot());
    const twin = ProductListStore.fromSnapshot(ports, JSON.parse(text));
    const shown = ({ cards }: ProductListStore) =>
      cards.map(({ id, name, url, badge, lowStock }) => ({ id, name, url, badge, lowStock }));
    expect(shown(twin)).toEqual(shown(store));
    expect(twin.head?.facets).toEqual(facets);
    expect(twin.toSnapshot()).toEqual(store.toSnapshot());
    await twin.load({ path: 'men/shoes', sport: 'trail' });
    expect(ports.server.callsOf(listProducts)).toHaveLength(1);
  });
});

describe('a search whose words are filters', () => {
  const read = () =>
    shop(listOf({ title: 'x', total: 40, interpreted: { words: 'tempo', color: 'black' } }), listOf());

  it('shows them as filters, each of which can be removed', async () => {
    const { store, requests } = read();
    await store.load({ q: 'black tempo' });
    expect(store.chips.map(({ kind, without }) => [kind, without])).toEqual([
      ['choice', { q: 'black tempo', words: 'tempo' }],
    ]);
    expect(store.isChosen('color', 'black')).toBe(true);
    const [chip] = store.chips;
    if (chip) await store.remove(chip);
    expect(requests()[1]).toBe('?q=black+tempo&words=tempo&sitePath=gb');
  });

  it('adds further filters to them, and pages by what was typed', async () => {
    const { store } = read();
    await store.load({ q: 'black tempo' });
    expect(store.hrefWith({ size: '9' })).toBe('/search?q=black%20tempo&words=tempo&size=9&color=black');
    expect(store.nextHref).toBe('/search?q=black%20tempo&page=2');
    expect(store.clearHref).toBe('/search?q=black%20tempo&words=tempo');
    expect(store.exactHref).toBe('/search?q=black%20tempo&words=black%20tempo');
  });

  it('reads the words of an address, none included', () => {
    expect(listRequestFrom(new URL('https://shop.example/gb/search?q=shoes&words='))).toEqual({
      q: 'shoes',
      words: '',
    });
    expect(listPath({ q: 'shoes', words: '', category: 'shoes' })).toBe(
      '/search?q=shoes&words=&category=shoes',
    );
  });
});
