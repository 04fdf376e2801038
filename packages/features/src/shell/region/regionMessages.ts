import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the country and language page. */
export const regionMessages = defineMessages<typeof en>({
  namespace: 'region',
  files: import.meta.glob('./messages/*.ts'),
});
