import type { ListTileContent } from '@touchline/features/productList';
import type { StoreDefinition } from './Stores.ts';

/** Editorial tiles among the cards of a list; the server gives them. */
export const listTiles: StoreDefinition<readonly ListTileContent[], readonly ListTileContent[]> = {
  key: 'listTiles',
  create: () => [],
  toSnapshot: (tiles) => tiles,
  fromSnapshot: (tiles) => tiles,
};
