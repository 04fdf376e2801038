import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the content. */
export const contentMessages = defineMessages<typeof en>({
  namespace: 'content',
  files: import.meta.glob('./messages/*.ts'),
});
