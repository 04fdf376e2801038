import type { StoreDefinition } from '../../platform/module/index.ts';
import type { ListTileContent } from './ListTile.tsx';
import { ProductListStore, type ProductListSnapshot } from './ProductListStore.ts';

/** The list being shown: a category or search results. */
export const productListStore: StoreDefinition<ProductListStore, ProductListSnapshot> = {
  key: 'productList',
  onIdentity: 'keep',
  create: ({ ports }) => new ProductListStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ProductListStore.fromSnapshot(ports, snapshot),
};

/** Editorial tiles among the product cards of a list, provided by the server. */
export const listTiles: StoreDefinition<readonly ListTileContent[], readonly ListTileContent[]> = {
  key: 'listTiles',
  onIdentity: 'keep',
  create: () => [],
  toSnapshot: (tiles) => tiles,
  fromSnapshot: (tiles) => tiles,
};
