import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the list in the cookie notice. */
export const cookieNoticeMessages = defineMessages<typeof en>({
  namespace: 'cookieNotice',
  files: import.meta.glob('./messages/*.ts'),
});
