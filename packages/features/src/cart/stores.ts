import { basketStore } from '../basket/index.ts';
import type { StoreDefinition } from '../module/index.ts';
import { CartStore } from './CartStore.ts';

/** The bag page; its state is the basket's. */
export const cartStore: StoreDefinition<CartStore, null> = {
  key: 'cart',
  onIdentity: 'drop',
  create: (stores) => new CartStore(stores.ports, stores.of(basketStore)),
  toSnapshot: () => null,
  fromSnapshot: (_, stores) => new CartStore(stores.ports, stores.of(basketStore)),
};
