import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of product cards. */
export const productCardMessages = defineMessages<typeof en>({
  namespace: 'productCard',
  files: import.meta.glob('./messages/*.ts'),
});
