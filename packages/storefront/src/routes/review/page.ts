import { botCheckMessages } from '@touchline/features/platform/botCheck';
import { declinedMessages } from '@touchline/features/checkout/declined';
import { checkoutMessages, revealParam } from '@touchline/features/checkout/checkout';
import { walletMessages } from '@touchline/features/checkout/wallet';
import { checkoutStore } from '../../state/checkoutStore.ts';
import { CheckoutView } from '../checkout/CheckoutView.tsx';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';

/**
 * The last look at an order before it is paid, as a page of its own; `/checkout/review` is the same as a section. Where
 * something is missing it leads to the checkout, flagged as a review, which asks for it.
 */
export const page = definePage({
  messages: [checkoutMessages, declinedMessages, botCheckMessages, walletMessages],
  async load({ stores }) {
    const store = stores.of(checkoutStore);
    await store.load({ isReviewAndPay: true });
    if (store.status.kind === 'ready' && !store.isReview)
      return { redirect: `/checkout?isReviewAndPay=true&${revealParam}=true` };
    return {
      status: pageStatus(store.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('checkout', 'review.title')),
        canonicalPath: '/review',
      },
    };
  },
  View: CheckoutView,
  isPersonal: true,
  frame: 'checkout',
});
