import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the coloured half beside the forms of accounts. */
export const accountLayoutMessages = defineMessages<typeof en>({
  namespace: 'accountLayout',
  files: import.meta.glob('./messages/*.ts'),
});
