import { defineModule } from '../../platform/module/index.ts';
import { returnsMessages } from './returnsMessages.ts';
import { returnStore } from './stores.ts';

/** Sending pieces of an order back. */
export const returnsModule = defineModule({
  key: 'returns',
  messages: [returnsMessages],
  stores: [returnStore],
});
