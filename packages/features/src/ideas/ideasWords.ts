import { defineWords } from '../i18n/words.ts';
import type en from './messages/en.ts';

/** Words of the ideas. */
export const ideasWords = defineWords<typeof en>({
  namespace: 'ideas',
  load: {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    fr: () => import('./messages/fr.ts'),
    ko: () => import('./messages/ko.ts'),
  },
});
