import { defineModule } from '../../platform/module/index.ts';
import { productCardMessages } from './productCardMessages.ts';

/** A product in a list. */
export const productCardModule = defineModule({
  key: 'productCard',
  messages: [productCardMessages],
});
