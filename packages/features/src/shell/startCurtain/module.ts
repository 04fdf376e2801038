import { defineModule } from '../../platform/module/index.ts';
import { startCurtainStorage } from './storage.ts';
import { startCurtainStore } from './stores.ts';

/** What covers the home page as a visit begins, where the brand has written one. */
export const startCurtainModule = defineModule({
  key: 'startCurtain',
  messages: [],
  stores: [startCurtainStore],
  storage: startCurtainStorage,
});
