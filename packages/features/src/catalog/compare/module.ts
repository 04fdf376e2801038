import { defineModule } from '../../platform/module/index.ts';
import { compareMessages } from './compareMessages.ts';
import { compareStore } from './stores.ts';

/** Products side by side. */
export const compareModule = defineModule({
  key: 'compare',
  messages: [compareMessages],
  stores: [compareStore],
});
