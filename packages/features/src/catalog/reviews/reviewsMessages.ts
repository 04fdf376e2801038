import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the reviews module. */
export const reviewsMessages = defineMessages<typeof en>({
  namespace: 'reviews',
  files: import.meta.glob('./messages/*.ts'),
});
