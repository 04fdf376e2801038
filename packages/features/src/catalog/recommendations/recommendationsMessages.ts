import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the recommendations. */
export const recommendationsMessages = defineMessages<typeof en>({
  namespace: 'recommendations',
  files: import.meta.glob('./messages/*.ts'),
});
