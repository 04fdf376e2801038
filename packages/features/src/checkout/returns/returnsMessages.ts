import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of sending an order back. */
export const returnsMessages = defineMessages<typeof en>({
  namespace: 'returns',
  files: import.meta.glob('./messages/*.ts'),
});
