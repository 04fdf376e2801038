import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of signing in. */
export const loginMessages = defineMessages<typeof en>({
  namespace: 'login',
  files: import.meta.glob('./messages/*.ts'),
});
