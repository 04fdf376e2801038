import { wishlistNoticesStore } from '@touchline/features/wishlist';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, url }) => {
  const store = stores.of(wishlistNoticesStore);
  store.open(url.searchParams.get('key') ?? '');
  return { status: (await store.end()) ? 200 : 503 };
};
