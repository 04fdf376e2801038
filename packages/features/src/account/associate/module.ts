import { defineModule } from '../../platform/module/index.ts';
import { associateMessages } from './associateMessages.ts';
import { associateStore } from './stores.ts';

/** Signing in as an associate of a store, on a device of the store. */
export const associateModule = defineModule({
  key: 'associate',
  messages: [associateMessages],
  stores: [associateStore],
});
