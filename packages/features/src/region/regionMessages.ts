import { defineMessages } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the country and language page. */
export const regionMessages = defineMessages<typeof en>({
  namespace: 'region',
  load: {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
    ko: () => import('./messages/ko.ts'),
  },
});
