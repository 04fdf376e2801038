import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the wallet module. */
export const walletMessages = defineMessages<typeof en>({
  namespace: 'wallet',
  files: import.meta.glob('./messages/*.ts'),
});
