import { checkoutGuard } from '../../cart/basket/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';

/** Query parameter that makes the checkout show what is missing; needed because `/payment` is a separate request. */
export const revealParam = 'reveal';

/** Where `/payment` redirects to: the payment section of the checkout, which then shows what is missing, or the cart. */
export type PaymentEntry = `/checkout/payment?${typeof revealParam}=true` | '/cart';

/**
 * The entry steps of `/payment`, in order: load the basket, check the guest customer identifier, redirect an invalid
 * basket to the cart, reveal what is missing. Any failure redirects to the cart and is reported.
 */
export async function enterPayment(
  ports: Pick<Ports, 'flags' | 'clock' | 'reporter'>,
  store: CheckoutStore,
): Promise<PaymentEntry> {
  const { basket } = store;
  try {
    await basket.load({ fresh: true, context: 'checkout-continue' });
    if (basket.status.kind === 'failed') throw new Error(`The basket did not load: ${basket.status.reason}.`);
    if (ports.flags.value('guestAuthentication') && !basket.basket?.customer.customerEUCI) {
      ports.reporter.report('Failed to load /payment. Basket has no EUCI.');
      return '/cart';
    }
    if (checkoutGuard(basket.basket, ports.clock.now())) return '/cart';
    return `/checkout/payment?${revealParam}=true`;
  } catch (error) {
    ports.reporter.report('Failed to load /payment.', error);
    return '/cart';
  }
}
