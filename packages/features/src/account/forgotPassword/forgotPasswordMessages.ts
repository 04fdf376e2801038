import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the forms that ask for a link and set a new password. */
export const forgotPasswordMessages = defineMessages<typeof en>({
  namespace: 'forgotPassword',
  files: import.meta.glob('./messages/*.ts'),
});
