import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of accounts without a password. */
export const lightAccountMessages = defineMessages<typeof en>({
  namespace: 'lightAccount',
  files: import.meta.glob('./messages/*.ts'),
});
