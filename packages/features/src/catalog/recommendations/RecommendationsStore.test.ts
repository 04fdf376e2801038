import * as calls from '@touchline/contract/product/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import * as cards from '../productCard/ProductCard.fixtures.ts';
import { RecommendationsStore } from './RecommendationsStore.ts';

const list = (items: readonly (typeof cards)['tempo'][]) => ({
  ...{ items: [...items], total: items.length, page: 1, pageSize: 24, sort: 'pick' as const, facets: [] },
  ...{ title: 'New', description: '', breadcrumbs: [] },
});
const five = ['A', 'B', 'C', 'D', 'E'].map((id) => cards.summary({ id }));

it('recommends one row of new, available products, and loads it once', async () => {
  const ports = testPorts();
  ports.server.on(calls.listProducts, { answer: list([cards.soldOut, ...five]) });
  const store = new RecommendationsStore(ports, '/new');
  await store.load();
  await store.load();
  expect(store.products.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
  const requests = ports.server.callsOf(calls.listProducts);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url.searchParams.get('path')).toBe('new');
});

it('is passed from the server to the browser without being loaded again', async () => {
  const ports = testPorts();
  ports.server.on(calls.listProducts, { answer: list(five) });
  const store = new RecommendationsStore(ports, '/new');
  await store.load();
  const copy = RecommendationsStore.fromSnapshot(ports, '/new', store.toSnapshot());
  await copy.load();
  expect(copy.products.map(({ id, name }) => [id, name])).toEqual(
    store.products.map(({ id, name }) => [id, name]),
  );
  expect(ports.server.callsOf(calls.listProducts)).toHaveLength(1);
});

it('stays empty where they are unavailable: no such category, or no network', async () => {
  const ports = testPorts();
  ports.server.on(calls.listProducts, 'offline');
  const store = new RecommendationsStore(ports, '/new');
  await store.load();
  expect(store.products).toEqual([]);
  expect(new RecommendationsStore(ports, '/new').toSnapshot()).toEqual({});
});
