import { defineModule } from '../../platform/module/index.ts';
import { recentlyViewedMessages } from './recentlyViewedMessages.ts';
import { recentlyViewedStorage } from './storage.ts';
import { recentlyViewedStore } from './stores.ts';

/** The products that were looked at. */
export const recentlyViewedModule = defineModule({
  key: 'recentlyViewed',
  messages: [recentlyViewedMessages],
  stores: [recentlyViewedStore],
  storage: recentlyViewedStorage,
});
