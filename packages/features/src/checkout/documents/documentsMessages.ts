import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of an order's documents. */
export const documentsMessages = defineMessages<typeof en>({
  namespace: 'documents',
  files: import.meta.glob('./messages/*.ts'),
});
