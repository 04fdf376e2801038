import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the personalisation. */
export const personalisationMessages = defineMessages<typeof en>({
  namespace: 'personalisation',
  files: import.meta.glob('./messages/*.ts'),
});
