import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the header. */
export const headerMessages = defineMessages<typeof en>({
  namespace: 'header',
  files: import.meta.glob('./messages/*.ts'),
});
