import { enterPayment } from '@touchline/features/checkout';
import { checkoutStore } from '../../app/checkoutStore.ts';
import { definePage } from '../../app/page.ts';
import { NotFoundView } from '../../app/NotFoundView.tsx';

/** `/payment` runs its entry steps and redirects to the payment section of the checkout, or to the cart. */
export const page = definePage({
  messages: [],
  async load({ stores }) {
    return { redirect: await enterPayment(stores.ports, stores.of(checkoutStore)) };
  },
  View: NotFoundView,
});
