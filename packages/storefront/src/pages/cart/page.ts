import { cartWords, readCartForm } from '@touchline/features/cart';
import { ideasWords } from '@touchline/features/ideas';
import { productCardWords } from '@touchline/features/productCard';
import { cartStore } from '../../app/cartStore.ts';
import { ideasStore } from '../../app/ideasStore.ts';
import { definePage } from '../../app/page.ts';
import { pageStatus } from '../../app/pageStatus.ts';
import { titled } from '../../app/titled.ts';
import { CartView } from './CartView.tsx';

/** The bag. On entry basket and prices are loaded anew, unless the shopper comes back from a payment. */
export const page = definePage({
  words: [cartWords, ideasWords, productCardWords],
  async load({ stores, url }) {
    const cart = stores.of(cartStore);
    await cart.enter({ isFromPayment: url.searchParams.get('from') === 'payment' });
    if (cart.basket.isEmpty) await stores.of(ideasStore).load();
    return {
      status: pageStatus(cart.status),
      head: {
        title: titled(stores.site, stores.words.say('cart', 'cart.title')),
        canonicalPath: '/cart',
        robots: 'noindex,follow',
      },
    };
  },
  async act({ stores, form }) {
    const change = readCartForm(form);
    if (!change) return { status: 422 };
    const cart = stores.of(cartStore);
    await cart.enter();
    return (await cart.act(change)) ? { redirect: '/cart' } : { status: 422 };
  },
  View: CartView,
});
