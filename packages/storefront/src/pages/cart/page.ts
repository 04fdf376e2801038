import { cartMessages, readCartEntry, readCartForm, cartStore } from '@touchline/features/cart';
import { recommendationsMessages, recommendationsStore } from '@touchline/features/recommendations';
import { productCardMessages } from '@touchline/features/productCard';
import { definePage } from '../../app/page.ts';
import { pageStatus } from '../../app/pageStatus.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { CartView } from './CartView.tsx';

/** The bag. On entry basket and prices are reloaded, unless the shopper returns from a payment. */
export const page = definePage({
  messages: [cartMessages, recommendationsMessages, productCardMessages],
  async load({ stores, url }) {
    const cart = stores.of(cartStore);
    await cart.enter(readCartEntry(url.searchParams));
    if (cart.basket.isEmpty) await stores.of(recommendationsStore).load();
    return {
      status: pageStatus(cart.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('cart', 'cart.title')),
        canonicalPath: '/cart',
        robots: 'noindex,follow',
      },
    };
  },
  async action({ stores, form }) {
    const change = readCartForm(form);
    if (!change) return { status: 422 };
    const cart = stores.of(cartStore);
    await cart.enter();
    if (!(await cart.applyForm(change))) return { status: 422 };
    // What is sold out is shown where it went.
    return { redirect: change.action === 'saveSoldOut' ? '/wishlist' : '/cart' };
  },
  View: CartView,
  facts: (stores) => stores.of(cartStore).pageFacts,
  isPersonal: true,
});
