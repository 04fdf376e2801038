import { defineModule } from '../platform/module/index.ts';
import { sharedWishlistStore, wishlistNoticesStore, wishlistStore } from './pageStores.ts';
import { wishlistStorage } from './storage.ts';
import { savedProductsStore } from './stores.ts';
import { wishlistMessages } from './wishlistMessages.ts';

/** Products that a visitor saves: hearts on cards, the lists of an account, shared lists. */
export const wishlistModule = defineModule({
  key: 'wishlist',
  messages: [wishlistMessages],
  stores: [savedProductsStore, wishlistStore, sharedWishlistStore, wishlistNoticesStore],
  flags: ['wishlistLoginOverlay'],
  config: ['wishlistCookieName'],
  storage: wishlistStorage,
});
