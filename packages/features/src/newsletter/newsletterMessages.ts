import { defineMessages, type KeyOf } from '../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the newsletter. */
export const newsletterMessages = defineMessages<typeof en>({
  namespace: 'newsletter',
  files: import.meta.glob('./messages/*.ts'),
});

export type NewsletterKey = KeyOf<typeof en>;
