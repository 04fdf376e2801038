import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages about verifying an email address. */
export const emailVerificationMessages = defineMessages<typeof en>({
  namespace: 'emailVerification',
  files: import.meta.glob('./messages/*.ts'),
});
