import { defineModule } from '../../platform/module/index.ts';
import { documentsMessages } from './documentsMessages.ts';
import { creditNoteStore } from './stores.ts';

/** Receipt, invoice, credit notes and return labels of an order. */
export const documentsModule = defineModule({
  key: 'documents',
  messages: [documentsMessages],
  stores: [creditNoteStore],
});
