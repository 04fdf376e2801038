import { SharedWishlistPage, sharedWishlistStore } from '@touchline/features/wishlist';
import { useStore } from '../../state/StoresContext.ts';

export function SharedWishlistView() {
  return <SharedWishlistPage store={useStore(sharedWishlistStore)} />;
}
