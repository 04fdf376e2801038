import { cancelLinkedOrder, cancelOrder } from '@touchline/contract/order/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { mayasOrder } from '../checkout/Checkout.fixtures.ts';
import { CancelOrderStore } from './CancelOrderStore.ts';

const { orderId } = mayasOrder;
const refused = (status: number, errorCode = 'Refused', headers: Record<string, string> = {}) => ({
  ...{ status, headers },
  error: { errorCode, message: '' },
});

it('cancels the order of the account, or with a key that of a link', async () => {
  const ports = testPorts();
  const cancelled = { ...mayasOrder, status: 'cancelled' as const };
  ports.server.on(cancelOrder, { answer: cancelled }).on(cancelLinkedOrder, { answer: cancelled });
  const store = new CancelOrderStore(ports);
  store.ask();
  expect(await store.cancel({ orderId }, 'wrongItem')).toEqual(cancelled);
  expect(ports.server.callsOf(cancelOrder)[0]?.body).toEqual({ reason: 'wrongItem' });
  expect(await store.cancel({ orderId, key: 'k' }, undefined)).toEqual(cancelled);
  expect(ports.server.callsOf(cancelLinkedOrder)[0]?.body).toEqual({ key: 'k' });
  expect(store.isAsking).toBe(false);
});

it.each([
  ['it is too late', refused(409, 'OrderNotCancellable'), { kind: 'tooLate' }],
  ['it is gone', refused(404), { kind: 'notFound' }],
  [
    'it was tried too often',
    refused(429, 'Refused', { 'retry-after': '60' }),
    { kind: 'tooMany', seconds: 60 },
  ],
  ['there is no network', 'offline' as const, { kind: 'failed', reason: 'offline' }],
  ['the fault is ours', refused(503), { kind: 'failed', reason: 'unavailable' }],
])('keeps asking and says why where %s', async (_why, answer, status) => {
  const ports = testPorts();
  ports.server.on(cancelOrder, answer);
  const store = new CancelOrderStore(ports);
  store.ask();
  expect(await store.cancel({ orderId }, undefined)).toBeUndefined();
  expect([store.status, store.isAsking]).toEqual([status, true]);
  expect(CancelOrderStore.fromSnapshot(ports, store.toSnapshot()).status).toEqual(status);
  store.keep();
  expect(store.isAsking).toBe(false);
});
