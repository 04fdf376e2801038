import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of coupons and gift cards of the basket. */
export const codesMessages = defineMessages<typeof en>({
  namespace: 'codes',
  files: import.meta.glob('./messages/*.ts'),
});
