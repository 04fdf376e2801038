import { defineMessages, type KeyOf } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of privacy requests. */
export const privacyRequestMessages = defineMessages<typeof en>({
  namespace: 'privacyRequest',
  files: import.meta.glob('./messages/*.ts'),
});

export type PrivacyRequestKey = KeyOf<typeof en>;
