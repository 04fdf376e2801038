import type { StoreContext, StoreDefinition } from '../platform/module/index.ts';
import { savedProductsStore } from './stores.ts';
import { SharedWishlistStore, type SharedWishlistSnapshot } from './SharedWishlistStore.ts';
import { WishlistNoticesStore, type WishlistNoticesSnapshot } from './WishlistNoticesStore.ts';
import { WishlistStore, type WishlistSnapshot } from './WishlistStore.ts';

const inputOf = ({ session, of }: StoreContext) => ({
  session,
  guestIds: () => of(savedProductsStore).ids,
  onSavedChange: () => {
    void session.refresh().then(() => of(savedProductsStore).join());
  },
});

/** The lists of the wishlist page. */
export const wishlistStore: StoreDefinition<WishlistStore, WishlistSnapshot> = {
  key: 'wishlist',
  onIdentity: 'reload',
  reload: (store) => store.load(),
  create: (context) => new WishlistStore(context.ports, inputOf(context)),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, context) => WishlistStore.fromSnapshot(context.ports, inputOf(context), snapshot),
};

/** The page that ends the mails. It is nobody's: the key in its address is the permission. */
export const wishlistNoticesStore: StoreDefinition<WishlistNoticesStore, WishlistNoticesSnapshot> = {
  key: 'wishlistNotices',
  onIdentity: 'keep',
  create: ({ ports }) => new WishlistNoticesStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => WishlistNoticesStore.fromSnapshot(ports, snapshot),
};

/** The list of a link. It is nobody's: whoever has the link reads the same. */
export const sharedWishlistStore: StoreDefinition<SharedWishlistStore, SharedWishlistSnapshot> = {
  key: 'sharedWishlist',
  onIdentity: 'keep',
  create: ({ ports }) => new SharedWishlistStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => SharedWishlistStore.fromSnapshot(ports, snapshot),
};
