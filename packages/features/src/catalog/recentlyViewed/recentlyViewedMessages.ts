import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the recently viewed products. */
export const recentlyViewedMessages = defineMessages<typeof en>({
  namespace: 'recentlyViewed',
  files: import.meta.glob('./messages/*.ts'),
});
