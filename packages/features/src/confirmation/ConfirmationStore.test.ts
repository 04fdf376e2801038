import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrderLink, getLinkedOrder, getOrder } from '@touchline/contract/order/endpoints';
import { testPorts, type TestPorts } from '../ports/testPorts.ts';
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

describe('the link of an order', () => {
  const origin = 'https://shop.example';
  const address = `${origin}/gb/order?key=${orderLink.key}`;

  it('is shown with the order of this shopper', async () => {
    ports.server.on(getOrder, { answer: paidOrder }).on(createOrderLink, { answer: orderLink });
    await store.load(paidOrder.orderId);
    await store.offerLink(origin);
    expect(store.linkAddress).toBe(address);
  });

  it('is left out when it cannot be had; the order stays', async () => {
    ports.server.on(getOrder, { answer: paidOrder }).on(createOrderLink, 'offline');
    await store.load(paidOrder.orderId);
    await store.offerLink(origin);
    expect(store.linkAddress).toBeUndefined();
    expect(store.order).toEqual(paidOrder);
  });

  it('opens the order without a session, and goes on asking while its payment is open', async () => {
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

  it('knows no order when it is wrong or over', async () => {
    ports.server.on(getLinkedOrder, { status: 404, error: { errorCode: 'NotFound', message: '' } });
    await store.loadLinked('0'.repeat(40));
    expect(store.status).toEqual({ kind: 'notFound' });
    await store.loadLinked('');
    expect(store.status).toEqual({ kind: 'notFound' });
    expect(ports.server.calls).toHaveLength(1);
  });
});

describe('parcels', () => {
  it('hold what travels together', () => {
    expect(parcelsOf(splitOrder).map(({ lines }) => lines.map(({ productName }) => productName))).toEqual([
      ['Tempo 4', 'Home & Away Tee'],
      ['Strike FG'],
    ]);
  });

  it('hold everything where there is one, also in orders that do not tell', () => {
    expect(parcelsOf(paidOrder)[0]?.lines).toEqual(paidOrder.productLineItemList);
  });

  it('hold nothing they cannot know', () => {
    const shippingLineItemList = splitOrder.shippingLineItemList.map((shipping) => ({
      ...shipping,
      itemIds: undefined,
    }));
    expect(parcelsOf({ ...splitOrder, shippingLineItemList }).map(({ lines }) => lines)).toEqual([[], []]);
  });
});

it('travels from the server to the browser', async () => {
  ports.server.on(getOrder, { answer: paidOrder }).on(createOrderLink, { answer: orderLink });
  await store.load(paidOrder.orderId);
  await store.offerLink('https://shop.example');
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
