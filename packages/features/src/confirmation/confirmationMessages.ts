import { defineMessages, type KeyOf } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the confirmation. */
export const confirmationMessages = defineMessages<typeof en>({
  namespace: 'confirmation',
  load: {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
    ko: () => import('./messages/ko.ts'),
  },
});

export type ConfirmationKey = KeyOf<typeof en>;
