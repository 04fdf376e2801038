import { defineMessages, type KeyOf } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the form that makes an account. */
export const registrationMessages = defineMessages<typeof en>({
  namespace: 'registration',
  files: import.meta.glob('./messages/*.ts'),
});

export type RegistrationKey = KeyOf<typeof en>;
