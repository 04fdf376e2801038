import { defineModule } from '../../platform/module/index.ts';
import { productMessages } from './productMessages.ts';
import { productStore } from './stores.ts';

/** The product page. */
export const productModule = defineModule({
  key: 'product',
  messages: [productMessages],
  stores: [productStore],
});
