import { expect, it } from 'vitest';
import { CardFrameStore } from './CardFrameStore.ts';

function opened() {
  let end: () => void = () => undefined;
  const store = new CardFrameStore(() => new Promise((resolve) => (end = resolve)));
  const open = () => store.attach({ send: () => undefined, close: () => undefined });
  open();
  const reachLimit = async () => {
    end();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { store, open, reachLimit };
}

it('says that the card fields did not load in time, and opens them again on request', async () => {
  const { store, open, reachLimit } = opened();
  expect(store.status).toBe('loading');
  await reachLimit();
  expect(store.status).toBe('silent');
  store.retry();
  expect([store.status, store.attempt]).toEqual(['loading', 2]);
  open();
  store.handleMessage({ type: 'payment-ready', height: 300 });
  await reachLimit();
  expect(store.status).toBe('ready');
});

it('says so no more when they load late', async () => {
  const { store, reachLimit } = opened();
  await reachLimit();
  store.handleMessage({ type: 'payment-ready', height: 300 });
  expect(store.status).toBe('ready');
});

it('does not give up a frame because of one that was closed before', async () => {
  const { store, reachLimit, open } = opened();
  const before = reachLimit;
  store.detach();
  await before();
  expect(store.status).toBe('loading');
  open();
  expect(store.status).toBe('loading');
});
