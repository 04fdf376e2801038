import { checkoutGuard } from '../basket/index.ts';
import type { Ports } from '../ports/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';

/** Where `/payment` leads: the payment section of the checkout, or the cart. */
export type PaymentEntry = '/checkout/payment' | '/cart';

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
    store.revealProblems();
    return '/checkout/payment';
  } catch (error) {
    ports.reporter.report('Failed to load /payment.', error);
    return '/cart';
  }
}
