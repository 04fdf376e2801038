import { defineMessages } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the content. */
export const contentMessages = defineMessages<typeof en>({
  namespace: 'content',
  load: {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
    ko: () => import('./messages/ko.ts'),
  },
});
