import { applyWishlistForm, savedProductsStore, wishlistStore } from '@touchline/features/wishlist';
import { localPath } from '../urls.ts';
import type { PageAction } from '../page.ts';
import { loadWishlist } from './page.ts';

export const action: PageAction = async (context) => {
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
};
