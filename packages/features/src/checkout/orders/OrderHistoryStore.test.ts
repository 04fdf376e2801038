import { getOrders } from '@touchline/contract/order/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { historyOf, mayasOrders } from './Orders.fixtures.ts';
import { OrderHistoryStore } from './OrderHistoryStore.ts';

const refused = (status: number) => ({ status, error: { errorCode: 'Refused', message: '' } });

it('loads the page that is asked for', async () => {
  const ports = testPorts();
  ports.server.on(getOrders, { answer: historyOf(mayasOrders, { total: 45, page: 2 }) });
  const store = new OrderHistoryStore(ports);
  const loaded = store.load({ page: 2, state: 'cancelled', year: 2026, search: 'tempo' });
  expect(store.status.kind).toBe('loading');
  await loaded;
  expect([store.status.kind, store.page, store.pageCount]).toEqual(['ready', 2, 3]);
  const { searchParams } = ports.server.callsOf(getOrders)[0]?.url ?? new URL('https://none.example');
  expect(['page', 'state', 'year', 'search'].map((name) => searchParams.get(name))).toEqual([
    ...['2', 'cancelled', '2026', 'tempo'],
  ]);
});

it.each([
  ['no network', 'offline' as const, { kind: 'failed', reason: 'offline' }],
  ['a fault of ours', refused(503), { kind: 'failed', reason: 'unavailable' }],
  ['a session that is over', refused(401), { kind: 'signedOut' }],
])('says why there is no list: %s', async (_why, answer, status) => {
  const ports = testPorts();
  ports.server.on(getOrders, answer);
  const store = new OrderHistoryStore(ports);
  await store.load();
  expect(store.status).toEqual(status);
});

it('is empty only where nothing was ever ordered', async () => {
  const ports = testPorts();
  const store = new OrderHistoryStore(ports);
  ports.server.on(getOrders, { answer: historyOf([]) });
  await store.load();
  expect(store.isEmpty).toBe(true);
  ports.server.on(getOrders, { answer: historyOf([], { total: 3, page: 9 }) });
  await store.load({ page: 9 });
  expect(store.isEmpty).toBe(false);
  ports.server.on(getOrders, { answer: historyOf([]) });
  await store.load({ search: 'socks' });
  expect([store.isNarrowed, store.isEmpty]).toEqual([true, false]);
});

it('opens the address of what is asked for', () => {
  const ports = testPorts();
  new OrderHistoryStore(ports).ask({ state: 'returned', search: 'socks' });
  expect(ports.visited).toEqual(['/account/orders?q=socks&state=returned']);
});

it('is passed from the server to the browser', async () => {
  const ports = testPorts();
  ports.server.on(getOrders, { answer: historyOf(mayasOrders) });
  const store = new OrderHistoryStore(ports);
  await store.load();
  const sent = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
  expect(OrderHistoryStore.fromSnapshot(ports, sent).toSnapshot()).toEqual(store.toSnapshot());
});
