import type { WishlistCollection } from '@touchline/contract/wishlist/schema';
import { useMessages } from '../platform/i18n/index.ts';
import { wishlistMessages } from './wishlistMessages.ts';

/** Names a list; the unnamed one has a name of the shop. */
export function useListName(): (list: Pick<WishlistCollection, 'name'>) => string {
  const t = useMessages(wishlistMessages);
  return ({ name }) => name || t('list.unnamed');
}
