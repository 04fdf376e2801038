import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of personalised products. */
export const personalisedProductMessages = defineMessages<typeof en>({
  namespace: 'personalisedProduct',
  files: import.meta.glob('./messages/*.ts'),
});
