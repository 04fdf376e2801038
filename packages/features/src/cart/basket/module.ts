import { defineModule } from '../../platform/module/index.ts';
import { basketStorage } from './storage.ts';
import { basketStore } from './stores.ts';

/** What the shopper wants to buy, and the rules for it; it has no view of its own. */
export const basketModule = defineModule({
  key: 'basket',
  stores: [basketStore],
  flags: ['restoreBasket', 'ACCOUNT_KMC_FLOW_ENABLED'],
  storage: basketStorage,
});
