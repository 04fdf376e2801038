import { getOrder } from '@touchline/contract/order/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { paidOrder, pendingOrder } from './Confirmation.fixtures.ts';
import { ConfirmationStore } from './ConfirmationStore.ts';
import { purchaseOf } from './purchaseOf.ts';

it('of a paid order has its totals and products, and nothing about the person', () => {
  const purchase = purchaseOf(paidOrder);
  expect(purchase).toMatchObject({ orderId: paidOrder.orderId, total: paidOrder.pricing.total });
  expect(purchase?.items).toHaveLength(paidOrder.productLineItemList.length);
  const { email, shippingAddress } = paidOrder;
  if (!shippingAddress) throw new Error('The order goes nowhere.');
  const text = JSON.stringify(purchase);
  for (const secret of [email, shippingAddress.lastName, shippingAddress.zipcode])
    expect(text).not.toContain(secret);
});

it.each(['created', 'failed', 'cancelled'] as const)('is none of an order that is %s', (status) => {
  expect(purchaseOf({ ...paidOrder, status })).toBeUndefined();
});

it('is none of an order before analytics began on 17 March 2020 [A9.42]', () => {
  expect(purchaseOf({ ...paidOrder, placedAt: '2020-03-16T23:59:59Z' })).toBeUndefined();
  expect(purchaseOf({ ...paidOrder, placedAt: '2020-03-17T00:00:00Z' })).toBeDefined();
});

it('is told to analytics once the payment of an order is settled', async () => {
  const ports = testPorts();
  const store = new ConfirmationStore(ports);
  ports.server.on(getOrder, { answer: pendingOrder }, { answer: paidOrder });
  await store.load(pendingOrder.orderId);
  expect(ports.tracked).toEqual([]);
  await store.retry();
  expect(ports.tracked.map(({ event }) => event)).toEqual(['purchase']);
});
