import { searchOrderEncrypted } from '@touchline/contract/order/documentEndpoints';
import { findOrder } from '@touchline/contract/order/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { readTrackOrderForm } from './readTrackOrderForm.ts';
import { mayasSearch, orderLink } from './TrackOrder.fixtures.ts';
import { TrackOrderStore } from './TrackOrderStore.ts';

let ports: TestPorts;
let store: TrackOrderStore;
beforeEach(() => {
  ports = testPorts();
  store = new TrackOrderStore(ports);
});
const refusal = (status: number, headers?: Record<string, string>) => ({
  ...{ status, error: { errorCode: 'NotFound', message: '' } },
  ...(headers ? { headers } : {}),
});

it('opens the order on the site it was placed on', async () => {
  ports.server.on(findOrder, { answer: { ...orderLink, sitePath: 'kr' } });
  expect(await store.submit({ orderNumber: ' TL-2026-7K4F9Q ', email: ' maya@example.com ' })).toBe(true);
  expect(store.status).toEqual({ kind: 'found', path: `/kr/order?key=${orderLink.key}` });
  expect(ports.server.callsOf(findOrder)[0]?.body).toEqual({
    orderId: 'TL-2026-7K4F9Q',
    email: 'maya@example.com',
  });
});

it('opens the order of an encrypted search, or shows the form', async () => {
  ports.server.on(searchOrderEncrypted, { answer: orderLink });
  expect(await store.open('a token')).toBe(true);
  expect(store.status).toEqual({ kind: 'found', path: `/${orderLink.sitePath}/order?key=${orderLink.key}` });
  expect(ports.server.callsOf(searchOrderEncrypted)[0]?.body).toEqual({ search: 'a token' });
  ports.server.on(searchOrderEncrypted, refusal(404));
  expect(await store.open('over')).toBe(false);
  expect(store.status).toEqual({ kind: 'notFound' });
  // Nothing was typed, so nothing is wrong with it.
  expect(store.problems).toEqual({});
});

describe('the form', () => {
  it.each([
    [
      { orderNumber: '', email: ' ' },
      { orderNumber: 'missing', email: 'missing' },
    ],
    [
      { orderNumber: 'x'.repeat(41), email: 'maya' },
      { orderNumber: 'tooLong', email: 'invalid' },
    ],
    [{ ...mayasSearch, email: `${'m'.repeat(50)}@example.com` }, { email: 'tooLong' }],
  ])('is validated before a request is sent: %o', async (values, problems) => {
    expect(store.problems).toEqual({});
    expect(await store.submit(values)).toBe(false);
    expect(store.problems).toEqual(problems);
    expect(ports.server.calls).toEqual([]);
    expect(store.values).toEqual(values);
  });

  it('is parsed for its own fields and nothing else', () => {
    const form = new FormData();
    form.set('orderNumber', 'TL-1');
    form.set('email', 'x'.repeat(300));
    form.set('status', 'paid');
    expect(readTrackOrderForm(form)).toEqual({ orderNumber: 'TL-1', email: 'x'.repeat(200) });
  });
});

describe('an order that is not found', () => {
  it.each([
    ['for whatever reason', refusal(404), { kind: 'notFound' }],
    ['after too many tries', refusal(429, { 'retry-after': '600' }), { kind: 'tooMany', seconds: 600 }],
    ['without a network', 'offline' as const, { kind: 'failed', reason: 'offline' }],
    ['by our fault', refusal(503), { kind: 'failed', reason: 'unavailable' }],
  ])('%s is shown, and what was typed stays', async (_why, answer, status) => {
    ports.server.on(findOrder, answer);
    expect(await store.submit(mayasSearch)).toBe(false);
    expect(store.status).toEqual(status);
    expect(store.values).toEqual(mayasSearch);
    store.type('email', 'maya@example.org');
    expect(store.status).toEqual({ kind: 'idle' });
  });

  it('is requested once no matter how often the button is pressed', async () => {
    ports.server.on(findOrder, refusal(404));
    await Promise.all([store.submit(mayasSearch), store.submit(mayasSearch)]);
    expect(ports.server.callsOf(findOrder)).toHaveLength(1);
  });
});

it('is passed from the server to the browser', async () => {
  ports.server.on(findOrder, refusal(404));
  await store.submit(mayasSearch);
  const sent = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
  expect(TrackOrderStore.fromSnapshot(ports, sent).toSnapshot()).toEqual(store.toSnapshot());
});
