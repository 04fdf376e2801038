import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the account's pages. */
export const accountMessages = defineMessages<typeof en>({
  namespace: 'account',
  files: import.meta.glob('./messages/*.ts'),
});
