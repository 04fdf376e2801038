import { defineModule } from '../../platform/module/index.ts';
import { footerMessages } from './footerMessages.ts';
import { footerContent } from './stores.ts';

/** The links below every page of the shop. */
export const footerModule = defineModule({
  key: 'footer',
  messages: [footerMessages],
  stores: [footerContent],
});
