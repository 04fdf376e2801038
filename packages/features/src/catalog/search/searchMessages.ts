import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the search. */
export const searchMessages = defineMessages<typeof en>({
  namespace: 'search',
  files: import.meta.glob('./messages/*.ts'),
});
