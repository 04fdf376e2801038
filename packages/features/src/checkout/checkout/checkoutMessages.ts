import { defineMessages, type KeyOf } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** All messages of the checkout. */
export const checkoutMessages = defineMessages<typeof en>({
  namespace: 'checkout',
  files: import.meta.glob('./messages/*.ts'),
});

export type CheckoutKey = KeyOf<typeof en>;
