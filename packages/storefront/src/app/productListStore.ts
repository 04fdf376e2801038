import { ProductListStore, type ProductListSnapshot } from '@touchline/features/productList';
import type { StoreDefinition } from './Stores.ts';

/** The list a visitor is on: a category or the results of a search. */
export const productListStore: StoreDefinition<ProductListStore, ProductListSnapshot> = {
  key: 'productList',
  create: ({ ports }) => new ProductListStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ProductListStore.fromSnapshot(ports, snapshot),
};
