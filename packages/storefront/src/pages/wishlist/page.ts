import { productCardMessages } from '@touchline/features/productCard';
import {
  applyWishlistForm,
  savedProductsStore,
  wishlistMessages,
  wishlistStore,
} from '@touchline/features/wishlist';
import { localPath } from '../../app/address.ts';
import { definePage, type PageContext } from '../../app/page.ts';
import { pageStatus } from '../../app/pageStatus.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { WishlistView } from './WishlistView.tsx';

async function loadWishlist({ stores, url }: PageContext): Promise<void> {
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
  async action(context) {
    const { stores, form } = context;
    const saved = stores.of(savedProductsStore);
    const store = stores.of(wishlistStore);
    const product = form.get('save');
    if (typeof product === 'string') {
      // A heart of another page: a public page does not know what is saved, so that a press always saves.
      await saved.join();
      if (!saved.has(product)) await saved.toggle(product);
      return { redirect: localPath(String(form.get('returnTo'))) ?? '/wishlist' };
    }
    await loadWishlist(context);
    const { isSignedIn } = stores.session;
    const isDone = await applyWishlistForm({ store, saved, isSignedIn }, form);
    if (!isDone) return { status: store.problem?.kind === 'failed' ? 503 : 422 };
    const list = store.wishlistCollectionId;
    return { redirect: list === undefined ? '/wishlist' : `/wishlist?list=${encodeURIComponent(list)}` };
  },
  View: WishlistView,
  isPersonal: true,
});
