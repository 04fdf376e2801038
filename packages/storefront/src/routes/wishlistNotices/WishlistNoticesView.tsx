import { WishlistNoticesPage, wishlistNoticesStore } from '@touchline/features/wishlist';
import { useStore } from '../../state/StoresContext.ts';

export function WishlistNoticesView() {
  return <WishlistNoticesPage store={useStore(wishlistNoticesStore)} />;
}
