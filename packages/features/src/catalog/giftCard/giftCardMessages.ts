import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of gift cards. */
export const giftCardMessages = defineMessages<typeof en>({
  namespace: 'giftCard',
  files: import.meta.glob('./messages/*.ts'),
});
