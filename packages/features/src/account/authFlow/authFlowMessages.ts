import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the overlay for signing in and registering. */
export const authFlowMessages = defineMessages<typeof en>({
  namespace: 'authFlow',
  files: import.meta.glob('./messages/*.ts'),
});
