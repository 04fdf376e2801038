import { defineMessages } from '../i18n/index.ts';
import type en from './messages/en.ts';

/** What is said when somebody has signed in; no page shows it. */
export const sessionMessages = defineMessages<typeof en>({
  namespace: 'session',
  files: import.meta.glob('./messages/*.ts'),
});
