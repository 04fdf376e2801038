import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the product page. */
export const productMessages = defineMessages<typeof en>({
  namespace: 'product',
  files: import.meta.glob('./messages/*.ts'),
});
