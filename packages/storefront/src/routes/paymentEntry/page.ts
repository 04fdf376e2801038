import { enterPayment } from '@touchline/features/checkout/checkout';
import { checkoutStore } from '../../state/checkoutStore.ts';
import { defineRedirect } from '../page.ts';

/** `/payment` runs its entry steps and redirects to the payment section of the checkout, or to the cart. */
export const page = defineRedirect(
  async ({ stores }) => ({ redirect: await enterPayment(stores.ports, stores.of(checkoutStore)) }),
  { isPersonal: true },
);
