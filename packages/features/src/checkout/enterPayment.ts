import { checkoutGuard } from '../basket/index.ts';
import type { Ports } from '../ports/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';

/** Asks the checkout to show what is missing; a parameter, because `/payment` is a request of its own. */
export const revealParam = 'reveal';

/** Where `/payment` leads: the payment section of the checkout, which then shows what is missing, or the cart. */
export type PaymentEntry = `/checkout/payment?${typeof revealParam}=true` | '/cart';

/**
 * The entry steps of `/payment`, in order: load the basket, check the guest customer identifier, send an invalid
 * basket to the cart, reveal what is missing. Any failure leads to the cart and is reported.
 */
export async function enterPayment(
  ports: Pick<Ports, 'flags' | 'clock' | 'reporter'>,
  store: CheckoutStore,
): Promise<PaymentEntry> {
  const { basket } = store;
  try {
    await basket.load({ fresh: true, context: 'checkout-continue' });
    if (basket.status.kind === 'failed') throw new Error(`The basket did not load: ${basket.status.reason}.`);
    if (ports.flags.isOn('guestAuthentication') && !basket.basket?.customer.customerEUCI) {
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
