import { defineModule } from '../../platform/module/index.ts';
import { savedMethodsMessages } from './savedMethodsMessages.ts';
import { savedMethodsStore } from './stores.ts';

/** Means of payment that an account keeps: chosen in the checkout, removed in the account. */
export const savedMethodsModule = defineModule({
  key: 'savedMethods',
  messages: [savedMethodsMessages],
  stores: [savedMethodsStore],
});
