import { listProducts } from '@touchline/contract/product/endpoints';
import { getBag } from '@touchline/contract/basket/endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listOf } from '../../../../features/src/productList/ProductList.fixtures.ts';
import { routeMatcher } from '../../app/matchRoute.ts';
import { pageRoutes } from '../../app/routes.ts';
import { testStores } from '../../app/testing/testStores.ts';
import { AnswersAhead } from './AnswersAhead.ts';
import { PagesAhead } from './PagesAhead.ts';

const shopOrigin = 'https://shop.example';
let stores: Awaited<ReturnType<typeof testStores>>;
let pages: PagesAhead;
let answers: AnswersAhead;
const match = routeMatcher(pageRoutes('gb'));

function prepare(path: string): void {
  const url = new URL(path, shopOrigin);
  const found = match(url.pathname);
  if (!found) throw new Error(`No page at ${path}`);
  pages.prepare({ ...found, url });
}
const lists = () => stores.server.callsOf(listProducts).map(({ url }) => url.searchParams.get('path'));

beforeEach(async () => {
  stores = await testStores();
  stores.server.on(listProducts, { answer: listOf() });
  answers = new AnswersAhead(stores.server.fetch);
  pages = new PagesAhead({ stores, answers, origin: shopOrigin });
});
afterEach(() => vi.restoreAllMocks());

it('fetches the data of a page once, so that opening it asks nothing more', async () => {
  prepare('/gb/men');
  await vi.waitFor(() => expect(lists()).toEqual(['men']));
  prepare('/gb/men');
  const [call] = stores.server.callsOf(listProducts);
  const again = await answers.take(new Request(call?.url ?? ''));
  expect(again?.ok).toBe(true);
  expect(lists()).toEqual(['men']);
});

it('prepares the last page that was asked for first, and forgets those that waited too long', async () => {
  for (const path of ['men', 'women', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) prepare(`/gb/${path}`);
  await vi.waitFor(() => expect(lists()).toHaveLength(7));
  expect(lists()).toEqual(['men', 'g', 'f', 'e', 'd', 'c', 'b']);
});

it('shows nothing, writes nothing, and asks for nothing of the visitor', async () => {
  const track = vi.spyOn(stores.ports.analytics, 'track');
  const set = vi.spyOn(stores.ports.storage, 'set');
  const report = vi.spyOn(stores.ports.reporter, 'report');
  prepare('/gb/cart');
  prepare('/gb/account');
  prepare('/gb/search?q=tee');
  // The code of the pages is loaded here for the first time.
  const lastAnswered = () => expect(lists()).toHaveLength(1);
  await vi.waitFor(lastAnswered, { timeout: 20_000 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stores.server.callsOf(getBag)).toEqual([]);
  expect([track.mock.calls, set.mock.calls, report.mock.calls]).toEqual([[], [], []]);
});
