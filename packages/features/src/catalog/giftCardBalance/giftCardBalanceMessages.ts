import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the page that tells the balance of a gift card. */
export const giftCardBalanceMessages = defineMessages<typeof en>({
  namespace: 'giftCardBalance',
  files: import.meta.glob('./messages/*.ts'),
});
