import { defineMessages } from '../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the wishlist pages. */
export const wishlistMessages = defineMessages<typeof en>({
  namespace: 'wishlist',
  files: import.meta.glob('./messages/*.ts'),
});
