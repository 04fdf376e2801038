import type { StoreContext, StoreDefinition } from '../platform/module/index.ts';
import { SavedProductsStore, type SavedProductsSnapshot } from './SavedProductsStore.ts';
import { guestWishlist } from './storage.ts';

const inputOf = (context: StoreContext) => ({
  session: context.session,
  cookie: guestWishlist(context.site.market.wishlistCookie),
  // Changes of hearts alone: the page has a store of its own.
  loadLists: async () => {
    const { WishlistStore } = await import('./WishlistStore.ts');
    const { ports, session } = context;
    return new WishlistStore(ports, { session, guestIds: () => [], onSavedChange: () => undefined });
  },
});

/** The hearts of the visitor. */
export const savedProductsStore: StoreDefinition<SavedProductsStore, SavedProductsSnapshot> = {
  key: 'savedProducts',
  onIdentity: 'reload',
  reload: (store) => store.join(),
  create: (context) => new SavedProductsStore(context.ports, inputOf(context)),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, context) =>
    SavedProductsStore.fromSnapshot(context.ports, inputOf(context), snapshot),
};
