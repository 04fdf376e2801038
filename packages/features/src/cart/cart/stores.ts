import { basketStore } from '../basket/index.ts';
import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { savedProductsStore } from '../../wishlist/index.ts';
import { CartStore, type CartSnapshot } from './CartStore.ts';

const create = (stores: StoreContext) =>
  new CartStore(stores.ports, stores.of(basketStore), () => stores.of(savedProductsStore));

/** The bag page; its state is the basket's, and what a form of this request was refused for. */
export const cartStore: StoreDefinition<CartStore, CartSnapshot> = {
  key: 'cart',
  onIdentity: 'drop',
  create,
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: ({ codes, ...snapshot }, stores) => {
    const store = Object.assign(create(stores), snapshot);
    if (codes) store.codes.fillFromSnapshot(codes);
    return store;
  },
};
