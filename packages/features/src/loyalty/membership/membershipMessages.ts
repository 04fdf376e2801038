import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the membership programme. */
export const membershipMessages = defineMessages<typeof en>({
  namespace: 'membership',
  files: import.meta.glob('./messages/*.ts'),
});
