import { bagPromiseStore } from '@touchline/features/cart/bagPromise';
import { deliveryPromiseMessages, postalCodeParameter } from '@touchline/features/catalog/deliveryPromise';
import { cartMessages, readCartEntry, cartStore } from '@touchline/features/cart/cart';
import { codesMessages } from '@touchline/features/cart/codes';
import { recommendationsMessages, recommendationsStore } from '@touchline/features/catalog/recommendations';
import { productCardMessages } from '@touchline/features/catalog/productCard';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { CartView } from './CartView.tsx';

/** The bag. On entry basket and prices are reloaded, unless the shopper returns from a payment. */
export const page = definePage({
  messages: [
    cartMessages,
    codesMessages,
    deliveryPromiseMessages,
    recommendationsMessages,
    productCardMessages,
  ],
  async load({ stores, url }) {
    const cart = stores.of(cartStore);
    await cart.enter(readCartEntry(url.searchParams));
    if (cart.basket.isEmpty) await stores.of(recommendationsStore).load();
    // The browser asks once the page is shown.
    if (import.meta.env.SSR) {
      const typed = url.searchParams.get(postalCodeParameter);
      const promise = stores.of(bagPromiseStore);
      await (typed === null ? promise.load() : promise.ask(typed));
    }
    return {
      status: pageStatus(cart.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('cart', 'cart.title')),
        canonicalPath: '/cart',
        robots: 'noindex,follow',
      },
    };
  },
  View: CartView,
  facts: (stores) => stores.of(cartStore).pageFacts,
  isPersonal: true,
});
