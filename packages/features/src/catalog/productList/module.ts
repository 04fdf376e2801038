import { defineModule } from '../../platform/module/index.ts';
import { productListMessages } from './productListMessages.ts';
import { listTiles, productListStore } from './stores.ts';

/** A category, a sale or the results of a search, with filters. */
export const productListModule = defineModule({
  key: 'productList',
  messages: [productListMessages],
  stores: [productListStore, listTiles],
});
