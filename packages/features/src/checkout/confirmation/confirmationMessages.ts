import { defineMessages, type KeyOf } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the confirmation. */
export const confirmationMessages = defineMessages<typeof en>({
  namespace: 'confirmation',
  files: import.meta.glob('./messages/*.ts'),
});

export type ConfirmationKey = KeyOf<typeof en>;
