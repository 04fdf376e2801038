import { definePage } from '../../app/page.ts';
import { NotFoundView } from '../../app/NotFoundView.tsx';

/** `/review` redirects to the checkout with the review-and-pay variant of the basket. */
export const page = definePage({
  messages: [],
  load: () => ({ redirect: '/checkout?isReviewAndPay=true' }),
  View: NotFoundView,
});
