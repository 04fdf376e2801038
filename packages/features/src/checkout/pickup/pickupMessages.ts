import { defineMessages, type KeyOf } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** All messages of picking up. */
export const pickupMessages = defineMessages<typeof en>({
  namespace: 'pickup',
  files: import.meta.glob('./messages/*.ts'),
});

export type PickupKey = KeyOf<typeof en>;
