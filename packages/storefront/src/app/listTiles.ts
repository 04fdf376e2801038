import type { ListTileContent } from '@touchline/features/productList';
import type { StoreDefinition } from './Stores.ts';

/** Editorial tiles among the product cards of a list, provided by the server. */
export const listTiles: StoreDefinition<readonly ListTileContent[], readonly ListTileContent[]> = {
  key: 'listTiles',
  create: () => [],
  toSnapshot: (tiles) => tiles,
  fromSnapshot: (tiles) => tiles,
};
