import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrderLink, getLinkedOrder, getOrder } from '@touchline/contract/order/endpoints';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { orderLink, paidOrder, pendingOrder, splitOrder } from './Confirmation.fixtures.ts';
import { confirmationParams } from './confirmationParams.ts';
import { ConfirmationStore } from './ConfirmationStore.ts';
import { parcelsOf } from './parcels.ts';

let ports: TestPorts;
let store: ConfirmationStore;
beforeEach(() => {
  ports = testPorts();
  store = new ConfirmationStore(ports);
});
afterEach(() => void vi.useRealTimers());

describe('access to an order', () => {
  it('shows the order of this shopper', async () => {
    ports.server.on(getOrder, { answer: paidOrder });
    await store.load(paidOrder.orderId);
    expect(store.order?.orderId).toBe(paidOrder.orderId);
  });

  it.each([401, 404])('does not find the order of another shopper: %i', async (status) => {
    ports.server.on(getOrder, { status, error: { errorCode: 'NotFound', message: '' } });
    await store.load('TL-2026-OTHER');
    expect(store.status).toEqual({ kind: 'notFound' });
  });

  it('finds nothing for an address without an order', async () => {
    await store.load(undefined);
    expect(store.status).toEqual({ kind: 'notFound' });
    expect(ports.server.calls).toEqual([]);
  });
});

describe('an open payment', () => {
  it('is polled until it is settled', async () => {
    vi.useFakeTimers();
    ports.server.on(getOrder, { answer: pendingOrder }, { answer: pendingOrder }, { answer: paidOrder });
    await store.load(pendingOrder.orderId);
    expect(store.isPending).toBe(true);
    store.watch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.isPending).toBe(false);
    expect(ports.server.calls).toHaveLength(3);
  });

  it('stays on the page when one poll fails', async () => {
    ports.server.on(getOrder, { answer: pendingOrder }, 'offline');
    await store.load(pendingOrder.orderId);
    await store.load(pendingOrder.orderId);
    expect(store.isPending).toBe(true);
  });
});

describe('the link of an order', () => {
  const origin = 'https://shop.example';
  const address = `${origin}/gb/order?key=${orderLink.key}`;

  it('is shown with the order of this shopper', async () => {
    ports.server.on(getOrder, { answer: paidOrder }).on(createOrderLink, { answer: orderLink });
    await store.load(paidOrder.orderId);
    await store.offerLink(origin);
    expect(store.linkAddress).toBe(address);
  });

  it('is omitted when it is unavailable; the order stays', async () => {
    ports.server.on(getOrder, { answer: paidOrder }).on(createOrderLink, 'offline');
    await store.load(paidOrder.orderId);
    await store.offerLink(origin);
    expect(store.linkAddress).toBeUndefined();
    expect(store.order).toEqual(paidOrder);
  });

  it('opens the order without a session, and keeps polling while its payment is open', async () => {
    ports.server.on(
      getLinkedOrder,
      { answer: { order: pendingOrder, link: orderLink } },
      { answer: { order: paidOrder, link: orderLink } },
    );
    await store.loadLinked(orderLink.key);
    await store.offerLink(origin);
    expect([store.isPending, store.linkAddress]).toEqual([true, address]);
    await store.retry();
    expect(store.isPending).toBe(false);
    expect(ports.server.callsOf(getOrder)).toEqual([]);
  });

  it('finds no order when it is wrong or expired', async () => {
    ports.server.on(getLinkedOrder, { status: 404, error: { errorCode: 'NotFound', message: '' } });
    await store.loadLinked('0'.repeat(40));
    expect(store.status).toEqual({ kind: 'notFound' });
    await store.loadLinked('');
    expect(store.status).toEqual({ kind: 'notFound' });
    expect(ports.server.calls).toHaveLength(1);
  });
});

describe('parcels', () => {
  it('contain what is shipped together', () => {
    expect(parcelsOf(splitOrder).map(({ lines }) => lines.map(({ productName }) => productName))).toEqual([
      ['Tempo 4', 'Home & Away Tee'],
      ['Strike FG'],
    ]);
  });

  it('contain everything where there is one, also in orders without that information', () => {
    expect(parcelsOf(paidOrder)[0]?.lines).toEqual(paidOrder.productLineItemList);
  });

  it('have no lines when their contents are unknown', () => {
    const shippingLineItemList = splitOrder.shippingLineItemList.map((shipping) => ({
      ...shipping,
      itemIds: undefined,
    }));
    expect(parcelsOf({ ...splitOrder, shippingLineItemList }).map(({ lines }) => lines)).toEqual([[], []]);
  });
});

it('is passed from the server to the browser', async () => {
  ports.server.on(getOrder, { answer: paidOrder }).on(createOrderLink, { answer: orderLink });
  await store.load(paidOrder.orderId);
  await store.offerLink('https://shop.example');
  const copy = ConfirmationStore.fromSnapshot(ports, JSON.parse(JSON.stringify(store.toSnapshot())) as never);
  expect(copy.toSnapshot()).toEqual(store.toSnapshot());
});

it('reads the parameters of its address', () => {
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
