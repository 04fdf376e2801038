import { SharedWishlistPage, sharedWishlistStore } from '@touchline/features/wishlist';
import { useStore } from '../../app/StoresContext.ts';

export function SharedWishlistView() {
  return <SharedWishlistPage store={useStore(sharedWishlistStore)} />;
}
