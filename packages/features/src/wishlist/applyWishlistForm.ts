import type { SavedProductsStore } from './SavedProductsStore.ts';
import type { WishlistStore } from './WishlistStore.ts';

const actions = [
  ...(['create', 'rename', 'share', 'unshare', 'delete', 'remove', 'move', 'colour'] as const),
  ...(['notify', 'unnotify'] as const),
] as const;

/** What the forms of the wishlist page can ask for: the value of their field `action`. */
export type WishlistAction = (typeof actions)[number];

const isAction = (text: string): text is WishlistAction => (actions as readonly string[]).includes(text);

interface WishlistStores {
  store: WishlistStore;
  saved: SavedProductsStore;
  isSignedIn: boolean;
}

/**
 * Carries out a form of the wishlist page, in the browser and, without JavaScript, on the server. `undefined` for a form
 * that the page does not have; otherwise whether it was carried out.
 */
export async function applyWishlistForm(
  { store, saved, isSignedIn }: WishlistStores,
  form: FormData,
): Promise<boolean | undefined> {
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const action = field('action');
  if (!isAction(action)) return undefined;
  if (!isSignedIn) return applyToGuest({ store, saved }, action, field);
  switch (action) {
    case 'create':
      return store.createList(field('name'));
    case 'rename':
      return store.rename(field('name'));
    case 'share':
    case 'unshare':
      return store.share(action === 'share');
    case 'notify':
    case 'unnotify':
      return store.setNotices(action === 'notify');
    case 'delete':
      return store.deleteList();
    case 'remove':
      return store.removeItem(field('product'));
    case 'move':
      return store.moveItem(field('product'), field('list'));
    case 'colour':
      return store.replaceItem(field('product'), field('colour'));
  }
}

/** A guest has one list without a name. */
async function applyToGuest(
  { store, saved }: Omit<WishlistStores, 'isSignedIn'>,
  action: WishlistAction,
  field: (name: string) => string,
): Promise<boolean | undefined> {
  if (action === 'remove') {
    if (saved.has(field('product'))) await saved.toggle(field('product'));
  } else if (action === 'colour') saved.replace(field('product'), field('colour'));
  else return undefined;
  await store.showGuestProducts();
  return true;
}
