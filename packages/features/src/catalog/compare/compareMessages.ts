import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the comparison. */
export const compareMessages = defineMessages<typeof en>({
  namespace: 'compare',
  files: import.meta.glob('./messages/*.ts'),
});
