import { defineMessages } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the product page. */
export const productMessages = defineMessages<typeof en>({
  namespace: 'product',
  load: {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
    ko: () => import('./messages/ko.ts'),
  },
});
