import { defineMessages } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the page that finds an order. */
export const trackOrderMessages = defineMessages<typeof en>({
  namespace: 'trackOrder',
  load: {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
    ko: () => import('./messages/ko.ts'),
  },
});
