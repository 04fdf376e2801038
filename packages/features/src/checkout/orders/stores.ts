import { basketStore } from '../../cart/basket/index.ts';
import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { CancelOrderStore, type CancelOrderSnapshot } from './CancelOrderStore.ts';
import { OrderHistoryStore, type OrderHistorySnapshot } from './OrderHistoryStore.ts';
import { OrderStore, type AddToBag, type OrderSnapshot } from './OrderStore.ts';

/** The orders of the account. */
export const orderHistoryStore: StoreDefinition<OrderHistoryStore, OrderHistorySnapshot> = {
  key: 'orderHistory',
  onIdentity: 'drop',
  create: ({ ports }) => new OrderHistoryStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => OrderHistoryStore.fromSnapshot(ports, snapshot),
};

const adding =
  ({ of }: StoreContext): AddToBag =>
  (item) =>
    of(basketStore).add(item);

/** One order of the account. */
export const orderStore: StoreDefinition<OrderStore, OrderSnapshot> = {
  key: 'order',
  onIdentity: 'drop',
  create: (context) => new OrderStore(context.ports, adding(context)),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, context) => OrderStore.fromSnapshot(context.ports, adding(context), snapshot),
};

/** The question whether an order shall be cancelled. */
export const cancelOrderStore: StoreDefinition<CancelOrderStore, CancelOrderSnapshot> = {
  key: 'cancelOrder',
  onIdentity: 'drop',
  create: ({ ports }) => new CancelOrderStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => CancelOrderStore.fromSnapshot(ports, snapshot),
};
