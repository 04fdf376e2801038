import { defineModule } from '../../platform/module/index.ts';
import { confirmationMessages } from './confirmationMessages.ts';
import { confirmationStore } from './stores.ts';

/** The order after payment, and later by its link. */
export const confirmationModule = defineModule({
  key: 'confirmation',
  messages: [confirmationMessages],
  stores: [confirmationStore],
  events: ['purchase'],
});
