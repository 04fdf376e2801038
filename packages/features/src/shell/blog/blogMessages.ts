import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the blog. */
export const blogMessages = defineMessages<typeof en>({
  namespace: 'blog',
  files: import.meta.glob('./messages/*.ts'),
});
