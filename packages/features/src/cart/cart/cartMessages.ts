import { defineMessages, type KeyOf } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** All messages of the bag. */
export const cartMessages = defineMessages<typeof en>({
  namespace: 'cart',
  files: import.meta.glob('./messages/*.ts'),
});

export type CartKey = KeyOf<typeof en>;
