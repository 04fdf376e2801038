import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the strip of selling points; what they say is written by the brand. */
export const uspBarMessages = defineMessages<typeof en>({
  namespace: 'uspBar',
  files: import.meta.glob('./messages/*.ts'),
});
