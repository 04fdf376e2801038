import { defineMessages } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** Messages for adding to the bag. */
export const bagMessages = defineMessages<typeof en>({
  namespace: 'bag',
  load: {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
    ko: () => import('./messages/ko.ts'),
  },
});
