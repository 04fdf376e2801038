import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the delivery promise. */
export const deliveryPromiseMessages = defineMessages<typeof en>({
  namespace: 'deliveryPromise',
  files: import.meta.glob('./messages/*.ts'),
});
