import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getOrder } from '@touchline/contract/order/endpoints';
import { testPorts, type TestPorts } from '../ports/testPorts.ts';
import { paidOrder, pendingOrder } from './Confirmation.fixtures.ts';
import { confirmationParams } from './confirmationParams.ts';
import { ConfirmationStore } from './ConfirmationStore.ts';

let ports: TestPorts;
let store: ConfirmationStore;
beforeEach(() => {
  ports = testPorts();
  store = new ConfirmationStore(ports);
});
afterEach(() => void vi.useRealTimers());

describe('whose order', () => {
  it('shows the order of this shopper', async () => {
    ports.server.on(getOrder, { answer: paidOrder });
    await store.load(paidOrder.orderId);
    expect(store.order?.orderId).toBe(paidOrder.orderId);
  });

  it.each([401, 404])('does not know somebody else’s order: %i', async (status) => {
    ports.server.on(getOrder, { status, error: { errorCode: 'NotFound', message: '' } });
    await store.load('TL-2026-OTHER');
    expect(store.status).toEqual({ kind: 'notFound' });
  });

  it('does not know an address without an order', async () => {
    await store.load(undefined);
    expect(store.status).toEqual({ kind: 'notFound' });
    expect(ports.server.calls).toEqual([]);
  });
});

describe('a payment that is still open', () => {
  it('is asked for until it is settled, then no more', async () => {
    vi.useFakeTimers();
    ports.server.on(getOrder, { answer: pendingOrder }, { answer: pendingOrder }, { answer: paidOrder });
    await store.load(pendingOrder.orderId);
    expect(store.isPending).toBe(true);
    store.watch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.isPending).toBe(false);
    expect(ports.server.calls).toHaveLength(3);
  });

  it('stays on the page when one question fails', async () => {
    ports.server.on(getOrder, { answer: pendingOrder }, 'offline');
    await store.load(pendingOrder.orderId);
    await store.load(pendingOrder.orderId);
    expect(store.isPending).toBe(true);
  });
});

it('travels from the server to the browser', async () => {
  ports.server.on(getOrder, { answer: paidOrder });
  await store.load(paidOrder.orderId);
  const copy = ConfirmationStore.fromSnapshot(ports, JSON.parse(JSON.stringify(store.toSnapshot())) as never);
  expect(copy.toSnapshot()).toEqual(store.toSnapshot());
});

it('reads the parameters of its address [C2.15]', () => {
  const url = new URL(
    'https://shop.example/gb/confirmation?orderId=A&isAsync=true&paymentVoucherURL=v&paymentMethodId=m&paymentQrCode=c&paymentQrData=d&expirationDate=e',
  );
  expect(confirmationParams(url)).toEqual({
    orderId: 'A',
    isAsync: true,
    paymentVoucherURL: 'v',
    paymentMethodId: 'm',
    paymentQrCode: 'c',
    paymentQrData: 'd',
    expirationDate: 'e',
  });
});
