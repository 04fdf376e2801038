import { defineMessages } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of lists: categories and search results. */
export const productListMessages = defineMessages<typeof en>({
  namespace: 'productList',
  load: {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
    ko: () => import('./messages/ko.ts'),
  },
});
