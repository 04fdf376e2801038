import { defineMessages, type KeyOf } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** All messages of the checkout. */
export const checkoutMessages = defineMessages<typeof en>({
  namespace: 'checkout',
  load: {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
    ko: () => import('./messages/ko.ts'),
  },
});

export type CheckoutKey = KeyOf<typeof en>;
