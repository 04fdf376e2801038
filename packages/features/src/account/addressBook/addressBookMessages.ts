import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the addressBook module. */
export const addressBookMessages = defineMessages<typeof en>({
  namespace: 'addressBook',
  files: import.meta.glob('./messages/*.ts'),
});
