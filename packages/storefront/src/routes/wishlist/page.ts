import { productCardMessages } from '@touchline/features/catalog/productCard';
import { savedProductsStore, wishlistMessages, wishlistStore } from '@touchline/features/wishlist';
import { definePage, type PageContext } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { WishlistView } from './WishlistView.tsx';

export async function loadWishlist({ stores, url }: PageContext): Promise<void> {
  await stores.of(savedProductsStore).join();
  await stores.of(wishlistStore).load(url.searchParams.get('list') ?? undefined, url.origin);
}

/** Everything that the visitor has saved. */
export const page = definePage({
  messages: [wishlistMessages, productCardMessages],
  async load(context) {
    const { stores } = context;
    const store = stores.of(wishlistStore);
    // After a form that was not carried out, the page shows why.
    if (!store.problem) await loadWishlist(context);
    return {
      status: pageStatus(store.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('wishlist', 'title')),
        canonicalPath: '/wishlist',
        robots: 'noindex',
      },
    };
  },
  View: WishlistView,
  isPersonal: true,
});
