import type { StoreDefinition } from '../../platform/module/index.ts';
import { ProductStore, type ProductSnapshot } from './ProductStore.ts';

/** The product being shown. */
export const productStore: StoreDefinition<ProductStore, ProductSnapshot> = {
  key: 'product',
  onIdentity: 'keep',
  create: ({ ports }) => new ProductStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ProductStore.fromSnapshot(ports, snapshot),
};
