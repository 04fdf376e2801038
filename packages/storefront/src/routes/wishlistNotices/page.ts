import { wishlistNoticesPage } from '@touchline/contract/wishlist/constants';
import { wishlistMessages, wishlistNoticesStore } from '@touchline/features/wishlist';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { WishlistNoticesView } from './WishlistNoticesView.tsx';

/** Ends the mails about a wishlist: by its button, or by one press in a mail program (RFC 8058). */
export const page = definePage({
  messages: [wishlistMessages],
  async load({ stores, url }) {
    const store = stores.of(wishlistNoticesStore);
    // After its form the page shows what came of it.
    if (store.status.kind === 'asking') store.open(url.searchParams.get('key') ?? '');
    return {
      head: {
        title: pageTitle(stores.site, stores.translator.translate('wishlist', 'notices.end.title')),
        canonicalPath: wishlistNoticesPage,
        robots: 'noindex',
      },
      // The address has the key: other origins must not see it, and our own form needs the origin.
      headers: { 'referrer-policy': 'strict-origin' },
    };
  },
  View: WishlistNoticesView,
  isPersonal: true,
});
