import { getOrder } from '@touchline/contract/order/endpoints';
import type { BagOutcome } from '@touchline/contract/client/basket';
import { expect, it } from 'vitest';
import { fullBasket } from '../../cart/basket/Basket.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { mayasOrder } from '../checkout/Checkout.fixtures.ts';
import { OrderStore } from './OrderStore.ts';

const [first, second, third] = mayasOrder.productLineItemList;

it('buys again what is still sold, and says of each other line why not', async () => {
  const ports = testPorts();
  const order = {
    ...mayasOrder,
    productLineItemList: mayasOrder.productLineItemList.map((line, at) =>
      at === 2 ? { ...line, personalisation: [{ key: 'name', label: 'Name', value: 'Maya' }] } : line,
    ),
  };
  ports.server.on(getOrder, { answer: order });
  const added: string[] = [];
  const store = new OrderStore(ports, async ({ productId }): Promise<BagOutcome> => {
    added.push(productId);
    return productId === second?.productId
      ? { kind: 'refused', reason: 'SIZE_OUT_OF_STOCK' }
      : { kind: 'done', basket: fullBasket() };
  });
  await store.load(order.orderId, 'GBP');
  await Promise.all([store.reorder(), store.reorder()]);
  expect(added).toEqual([first?.productId, second?.productId]);
  expect(store.reordered).toEqual({
    added: 1,
    notAdded: [
      { name: second?.productName, reason: 'soldOut' },
      { name: third?.productName, reason: 'personalised' },
    ],
  });
  const sent = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
  expect(
    OrderStore.fromSnapshot(ports, () => Promise.reject(new Error('unused')), sent).toSnapshot(),
  ).toEqual(store.toSnapshot());
});

it('is not found where its amounts are in another currency than those of the site', async () => {
  const ports = testPorts();
  ports.server.on(getOrder, { answer: mayasOrder });
  const store = new OrderStore(ports, () => Promise.reject(new Error('unused')));
  await store.load(mayasOrder.orderId, 'EUR');
  expect([store.status.kind, store.order]).toEqual(['notFound', undefined]);
});

it.each([
  ['of somebody else', { status: 404, error: { errorCode: 'NotFound', message: '' } }, { kind: 'notFound' }],
  ['without a network', 'offline' as const, { kind: 'failed', reason: 'offline' }],
])('does not open an order %s', async (_why, answer, status) => {
  const ports = testPorts();
  ports.server.on(getOrder, answer);
  const store = new OrderStore(ports, () => Promise.reject(new Error('unused')));
  await store.load('TL-1', 'GBP');
  expect(store.status).toEqual(status);
});
