import { ProductListStore, type ProductListSnapshot } from '@touchline/features/productList';
import type { StoreDefinition } from './Stores.ts';

/** The list being shown: a category or search results. */
export const productListStore: StoreDefinition<ProductListStore, ProductListSnapshot> = {
  key: 'productList',
  create: ({ ports }) => new ProductListStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ProductListStore.fromSnapshot(ports, snapshot),
};
