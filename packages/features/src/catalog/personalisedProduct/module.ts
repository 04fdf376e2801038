import { defineModule } from '../../platform/module/index.ts';
import { personalisedProductMessages } from './personalisedProductMessages.ts';

/** Names, numbers and texts on a product. */
export const personalisedProductModule = defineModule({
  key: 'personalisedProduct',
  messages: [personalisedProductMessages],
});
