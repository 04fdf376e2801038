import { defineMessages } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the bot check. */
export const botCheckMessages = defineMessages<typeof en>({
  namespace: 'botCheck',
  files: import.meta.glob('./messages/*.ts'),
});
