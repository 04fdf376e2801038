import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the page that finds an order. */
export const trackOrderMessages = defineMessages<typeof en>({
  namespace: 'trackOrder',
  files: import.meta.glob('./messages/*.ts'),
});
