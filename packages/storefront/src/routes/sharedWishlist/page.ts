import { productCardMessages } from '@touchline/features/catalog/productCard';
import { sharedWishlistStore, wishlistMessages } from '@touchline/features/wishlist';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { SharedWishlistView } from './SharedWishlistView.tsx';

/** A list that somebody shared, for the holder of its link. */
export const page = definePage({
  messages: [wishlistMessages, productCardMessages],
  async load({ stores, params }) {
    const store = stores.of(sharedWishlistStore);
    await store.load(params['token'] ?? '');
    const { status, name } = store;
    const title = name || stores.translator.translate('wishlist', 'shared.title');
    return {
      status: status.kind === 'ready' && name === undefined ? 404 : pageStatus(status),
      head: { title: pageTitle(stores.site, title), robots: 'noindex' },
      // The address is the key: no other page may learn it.
      headers: { 'referrer-policy': 'strict-origin' },
    };
  },
  View: SharedWishlistView,
  // Nothing of it is kept by a cache: the list may be private again in a moment.
  isPersonal: true,
});
