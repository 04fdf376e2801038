import { pingExternalId } from '@touchline/features/checkout/checkout';
import { checkoutStore } from '../../state/checkoutStore.ts';
import { defineRedirect } from '../page.ts';

/** `/checkout-ext-id-ping` fetches the identifier of a guest and redirects to the payment, or to the cart. */
export const page = defineRedirect(
  async ({ stores }) => ({ redirect: await pingExternalId(stores.ports, stores.of(checkoutStore)) }),
  { isPersonal: true },
);
