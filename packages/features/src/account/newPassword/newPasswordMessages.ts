import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the field for a new password. */
export const newPasswordMessages = defineMessages<typeof en>({
  namespace: 'newPassword',
  files: import.meta.glob('./messages/*.ts'),
});
