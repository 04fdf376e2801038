import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages for adding to the bag. */
export const bagMessages = defineMessages<typeof en>({
  namespace: 'bag',
  files: import.meta.glob('./messages/*.ts'),
});
