import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the consent page of accounts. */
export const accountConsentMessages = defineMessages<typeof en>({
  namespace: 'accountConsent',
  files: import.meta.glob('./messages/*.ts'),
});
