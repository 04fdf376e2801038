import { defineMessages, type KeyOf } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** All messages of the bag. */
export const cartMessages = defineMessages<typeof en>({
  namespace: 'cart',
  load: {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
    ko: () => import('./messages/ko.ts'),
  },
});

export type CartKey = KeyOf<typeof en>;
