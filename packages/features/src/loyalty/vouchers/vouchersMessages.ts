import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the vouchers of members. */
export const vouchersMessages = defineMessages<typeof en>({
  namespace: 'vouchers',
  files: import.meta.glob('./messages/*.ts'),
});
