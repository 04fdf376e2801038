import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the consent. */
export const consentMessages = defineMessages<typeof en>({
  namespace: 'consent',
  files: import.meta.glob('./messages/*.ts'),
});
