import { CartStore } from '@touchline/features/cart';
import { basketStore } from './shell.ts';
import type { StoreDefinition } from './Stores.ts';

/** The bag page; its state is the basket's. */
export const cartStore: StoreDefinition<CartStore, null> = {
  key: 'cart',
  create: (stores) => new CartStore(stores.ports, stores.of(basketStore)),
  toSnapshot: () => null,
  fromSnapshot: (_, stores) => new CartStore(stores.ports, stores.of(basketStore)),
};
