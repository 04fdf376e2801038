import { checkoutMessages, revealParam } from '@touchline/features/checkout/checkout';
import { walletStore } from '@touchline/features/checkout/wallet';
import { checkoutStore } from '../../state/checkoutStore.ts';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { CheckoutView } from './CheckoutView.tsx';

/** The one-page checkout. `/checkout/payment` and `/checkout/review` are sections of it. */
export const page = definePage({
  messages: [checkoutMessages],
  async load({ stores, url }) {
    const store = stores.of(checkoutStore);
    const isReviewAndPay = url.searchParams.has('isReviewAndPay') || url.pathname.endsWith('/review');
    await store.load({ isReviewAndPay });
    stores.of(walletStore).load();
    if (url.searchParams.has(revealParam) && store.status.kind === 'ready') store.revealProblems();
    return {
      status: pageStatus(store.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('checkout', 'checkout.title')),
        canonicalPath: '/checkout',
      },
    };
  },
  View: CheckoutView,
  isPersonal: true,
  frame: 'checkout',
});
