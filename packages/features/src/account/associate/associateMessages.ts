import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the sign-in of store associates. */
export const associateMessages = defineMessages<typeof en>({
  namespace: 'associate',
  files: import.meta.glob('./messages/*.ts'),
});
