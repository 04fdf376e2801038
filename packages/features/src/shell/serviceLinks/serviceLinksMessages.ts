import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Labels of the links that a market's configuration adds to the header; only the server needs them. */
export const serviceLinksMessages = defineMessages<typeof en>({
  namespace: 'serviceLinks',
  files: import.meta.glob('./messages/*.ts'),
});
