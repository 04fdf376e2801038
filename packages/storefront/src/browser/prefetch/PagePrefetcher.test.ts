import { listProducts } from '@touchline/contract/product/endpoints';
import { getBag } from '@touchline/contract/basket/endpoints';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listOf } from '../../../../features/src/catalog/productList/ProductList.fixtures.ts';
import { matchedRoute, routeObjects } from '../../routes/routeObjects.ts';
import { pageRoutes } from '../../routes/routes.ts';
import { testStores } from '../../state/testing/testStores.ts';
import { PagePrefetcher } from './PagePrefetcher.ts';
import { PrefetchCache } from './PrefetchCache.ts';

const shopOrigin = 'https://shop.example';
let stores: Awaited<ReturnType<typeof testStores>>;
let pages: PagePrefetcher;
let answers: PrefetchCache;
const routes = routeObjects(pageRoutes('gb'), { contextOf: () => ({ stores }) });

function prefetch(path: string): void {
  const url = new URL(path, shopOrigin);
  const found = matchedRoute(routes, url.pathname);
  if (!found) throw new Error(`No page at ${path}`);
  pages.prefetch({ ...found, url });
}
const lists = () => stores.server.callsOf(listProducts).map(({ url }) => url.searchParams.get('path'));

// What is imported for the first time takes as long as the machine needs to compile it.
beforeAll(async () => {
  const used = ['list', 'search', 'cart', 'account'];
  await Promise.all(routes.map(({ handle }) => used.includes(handle.id) && handle.load()));
});
beforeEach(async () => {
  stores = await testStores();
  stores.server.on(listProducts, { answer: listOf() });
  answers = new PrefetchCache(stores.server.fetch);
  pages = new PagePrefetcher({ stores, cache: answers, origin: shopOrigin });
});
afterEach(() => vi.restoreAllMocks());

it('fetches the data of a page once, so that opening it asks nothing more', async () => {
  prefetch('/gb/men');
  await vi.waitFor(() => expect(lists()).toEqual(['men']));
  prefetch('/gb/men');
  const [call] = stores.server.callsOf(listProducts);
  const again = await answers.take(new Request(call?.url ?? ''));
  expect(again?.ok).toBe(true);
  expect(lists()).toEqual(['men']);
});

it('prepares the last page that was asked for first, and forgets those that waited too long', async () => {
  for (const path of ['men', 'women', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) prefetch(`/gb/${path}`);
  await vi.waitFor(() => expect(lists()).toHaveLength(7));
  expect(lists()).toEqual(['men', 'g', 'f', 'e', 'd', 'c', 'b']);
});

it('shows nothing, writes nothing, and asks for nothing of the visitor', async () => {
  const track = vi.spyOn(stores.ports.analytics, 'track');
  const set = vi.spyOn(stores.ports.storage, 'set');
  const report = vi.spyOn(stores.ports.reporter, 'report');
  prefetch('/gb/cart');
  prefetch('/gb/account');
  prefetch('/gb/search?q=tee');
  await vi.waitFor(() => expect(lists()).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stores.server.callsOf(getBag)).toEqual([]);
  expect([track.mock.calls, set.mock.calls, report.mock.calls]).toEqual([[], [], []]);
});
