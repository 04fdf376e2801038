import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the details of an invoice, in the checkout and on an order. */
export const invoicingMessages = defineMessages<typeof en>({
  namespace: 'invoicing',
  files: import.meta.glob('./messages/*.ts'),
});
