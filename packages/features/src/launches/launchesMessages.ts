import { defineMessages } from '../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the launches module. */
export const launchesMessages = defineMessages<typeof en>({
  namespace: 'launches',
  files: import.meta.glob('./messages/*.ts'),
});
