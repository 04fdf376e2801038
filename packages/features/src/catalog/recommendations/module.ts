import { defineModule } from '../../platform/module/index.ts';
import { recommendationsMessages } from './recommendationsMessages.ts';
import { recommendationsStorage } from './storage.ts';
import { recommendationRailStore, recommendationsStore } from './stores.ts';

/** Products that the shop suggests without a search. */
export const recommendationsModule = defineModule({
  key: 'recommendations',
  messages: [recommendationsMessages],
  stores: [recommendationsStore, recommendationRailStore],
  storage: recommendationsStorage,
});
