import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of buying at once with a wallet of the device. */
export const expressMessages = defineMessages<typeof en>({
  namespace: 'express',
  files: import.meta.glob('./messages/*.ts'),
});
