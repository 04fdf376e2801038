import { defineModule } from '../../platform/module/index.ts';
import { expressMessages } from './expressMessages.ts';
import { expressOfferStore } from './stores.ts';

/** Buying at once from the bag or a product page, with a wallet of the device. */
export const expressModule = defineModule({
  key: 'express',
  messages: [expressMessages],
  stores: [expressOfferStore],
});
