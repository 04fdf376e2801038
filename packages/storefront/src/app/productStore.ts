import { BagStore, type BagSnapshot } from '@touchline/features/bag';
import { ProductStore, type ProductSnapshot } from '@touchline/features/product';
import { basketStore } from './shell.ts';
import type { StoreDefinition, Stores } from './Stores.ts';

/** The product being shown. */
export const productStore: StoreDefinition<ProductStore, ProductSnapshot> = {
  key: 'product',
  create: ({ ports }) => new ProductStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ProductStore.fromSnapshot(ports, snapshot),
};

const addToBasket = (stores: Stores) => stores.of(basketStore).add;

/** Adding the product to the bag; connected to the basket of the session. */
export const bagStore: StoreDefinition<BagStore, BagSnapshot> = {
  key: 'bag',
  create: (stores) => new BagStore(addToBasket(stores), stores.ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, stores) => BagStore.fromSnapshot(addToBasket(stores), stores.ports, snapshot),
};
