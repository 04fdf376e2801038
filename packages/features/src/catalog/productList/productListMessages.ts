import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of lists: categories and search results. */
export const productListMessages = defineMessages<typeof en>({
  namespace: 'productList',
  files: import.meta.glob('./messages/*.ts'),
});
