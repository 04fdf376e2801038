import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the footer. */
export const footerMessages = defineMessages<typeof en>({
  namespace: 'footer',
  files: import.meta.glob('./messages/*.ts'),
});
