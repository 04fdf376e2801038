import { beforeEach, expect, it } from 'vitest';
import { getPage } from '@touchline/contract/content/endpoints';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { homePage, returnsPage } from './Content.fixtures.ts';
import { ContentStore } from './ContentStore.ts';

let ports: TestPorts;
let store: ContentStore;
beforeEach(() => {
  ports = testPorts();
  store = new ContentStore(ports, 'touchline');
});

it('shows a page, and does not load it twice', async () => {
  ports.server.on(getPage, { answer: returnsPage });
  await store.load('returns');
  await store.load('returns');
  expect(store.status).toMatchObject({ kind: 'ready', page: { title: 'Returns' } });
  expect(ports.server.calls).toHaveLength(1);
});

it('distinguishes a page that does not exist from one that failed to load', async () => {
  ports.server.on(getPage, { status: 404, error: { errorCode: 'NotFound', message: '' } });
  await store.load('nowhere');
  expect(store.status).toEqual({ kind: 'notFound' });
  ports.server.on(getPage, 'offline');
  await store.load('returns');
  expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
  expect(ports.reported).toHaveLength(1);
});

it('tries again after a failure', async () => {
  ports.server.on(
    getPage,
    { status: 503, error: { errorCode: 'Unavailable', message: '' } },
    { answer: returnsPage },
  );
  await store.load('returns');
  expect(store.status.kind).toBe('failed');
  await store.retry();
  expect(store.status.kind).toBe('ready');
});

it('is passed from the server to the browser', async () => {
  ports.server.on(getPage, { answer: returnsPage });
  await store.load('returns');
  const copy = ContentStore.fromSnapshot(
    ports,
    'touchline',
    JSON.parse(JSON.stringify(store.toSnapshot())) as never,
  );
  expect(copy.toSnapshot()).toEqual(store.toSnapshot());
});

it('includes the cards of the home page, but no product data that no card shows', async () => {
  ports.server.on(getPage, { answer: homePage });
  await store.load('home');
  const text = JSON.stringify(store.toSnapshot());
  const copy = ContentStore.fromSnapshot(ports, 'touchline', JSON.parse(text) as never);
  const rail = (of: ContentStore) =>
    of.status.kind === 'ready' ? of.status.page.sections.find(({ kind }) => kind === 'rail') : undefined;
  const names = (of: ContentStore) => {
    const found = rail(of);
    return found?.kind === 'rail' ? found.items.map(({ name, url }) => `${name} ${url}`) : [];
  };
  expect(names(copy).length).toBeGreaterThan(0);
  expect(names(copy)).toEqual(names(store));
  expect(text).not.toContain('standard_price_no_vat');
});
