import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the security module. */
export const securityMessages = defineMessages<typeof en>({
  namespace: 'security',
  files: import.meta.glob('./messages/*.ts'),
});
