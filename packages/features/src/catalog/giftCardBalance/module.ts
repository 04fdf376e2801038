import { defineModule } from '../../platform/module/index.ts';
import { giftCardBalanceMessages } from './giftCardBalanceMessages.ts';
import { giftCardBalanceStore } from './stores.ts';

/** What is left on a gift card. */
export const giftCardBalanceModule = defineModule({
  key: 'giftCardBalance',
  messages: [giftCardBalanceMessages],
  stores: [giftCardBalanceStore],
});
