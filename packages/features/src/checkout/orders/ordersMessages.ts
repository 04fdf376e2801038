import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the account's orders. */
export const ordersMessages = defineMessages<typeof en>({
  namespace: 'orders',
  files: import.meta.glob('./messages/*.ts'),
});
