import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Why a payment was declined, and what can be done: in the checkout and after a return from a provider. */
export const declinedMessages = defineMessages<typeof en>({
  namespace: 'declined',
  files: import.meta.glob('./messages/*.ts'),
});
