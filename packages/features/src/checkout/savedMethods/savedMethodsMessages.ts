import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the savedMethods module. */
export const savedMethodsMessages = defineMessages<typeof en>({
  namespace: 'savedMethods',
  files: import.meta.glob('./messages/*.ts'),
});
