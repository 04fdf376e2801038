import { beforeEach, expect, it } from 'vitest';
import { getPage } from '@touchline/contract/content/endpoints';
import { testPorts, type TestPorts } from '../ports/testPorts.ts';
import { returnsPage } from './Content.fixtures.ts';
import { ContentStore } from './ContentStore.ts';

let ports: TestPorts;
let store: ContentStore;
beforeEach(() => {
  ports = testPorts();
  store = new ContentStore(ports, 'touchline');
});

it('shows a page, and does not fetch it twice', async () => {
  ports.server.on(getPage, { answer: returnsPage });
  await store.load('returns');
  await store.load('returns');
  expect(store.status).toMatchObject({ kind: 'ready', page: { title: 'Returns' } });
  expect(ports.server.calls).toHaveLength(1);
});

it('knows a page that does not exist from one that could not be fetched', async () => {
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

it('travels from the server to the browser', async () => {
  ports.server.on(getPage, { answer: returnsPage });
  await store.load('returns');
  const copy = ContentStore.fromSnapshot(
    ports,
    'touchline',
    JSON.parse(JSON.stringify(store.toSnapshot())) as never,
  );
  expect(copy.toSnapshot()).toEqual(store.toSnapshot());
});
