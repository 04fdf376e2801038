import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of signing in to the desk. */
export const deskAccessMessages = defineMessages<typeof en>({
  namespace: 'deskAccess',
  files: import.meta.glob('./messages/*.ts'),
});
