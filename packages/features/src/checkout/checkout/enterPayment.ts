import { setContact } from '@touchline/contract/client/basket';
import { checkoutGuard, type BasketStore } from '../../cart/basket/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';

/** Query parameter that makes the checkout show what is missing; needed because `/payment` is a separate request. */
export const revealParam = 'reveal';

/** Where `/payment` redirects to: the payment section of the checkout, which then shows what is missing, or the cart. */
export type PaymentEntry = `/checkout/payment?${typeof revealParam}=true` | '/cart';

type Needs = Pick<Ports, 'call' | 'flags' | 'clock' | 'reporter'>;

/**
 * The entry steps of `/payment`, in order: load the basket, check the guest customer identifier, redirect an invalid
 * basket to the cart, reveal what is missing. Any failure redirects to the cart and is reported. `isIdRenewed` has the
 * identifier made anew although there is one.
 */
export async function enterPayment(
  ports: Needs,
  { basket }: Pick<CheckoutStore, 'basket'>,
  { isIdRenewed = false } = {},
): Promise<PaymentEntry> {
  try {
    await basket.load({ fresh: true, context: 'checkout-continue' });
    if (basket.status.kind === 'failed') throw new Error(`The basket did not load: ${basket.status.reason}.`);
    if (ports.flags.value('guestAuthentication') && !(await hasCustomerId(ports, basket, isIdRenewed))) {
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

/** `/checkout-ext-id-ping` renews the identifier of a guest and enters the payment; without the flag it is the cart. */
export async function pingExternalId(
  ports: Needs,
  store: Pick<CheckoutStore, 'basket'>,
): Promise<PaymentEntry> {
  if (!ports.flags.value('guestAuthentication')) return '/cart';
  return enterPayment(ports, store, { isIdRenewed: true });
}

/** The back end makes the identifier of the email address. A basket older than the flag has one as soon as that is sent. */
async function hasCustomerId(ports: Needs, basket: BasketStore, isRenewed: boolean): Promise<boolean> {
  const { basketId, customer } = basket.basket ?? {};
  const isKnown = Boolean(customer?.customerEUCI) && !isRenewed;
  if (!isKnown && basketId && customer?.email)
    basket.store(await setContact(ports.call, basketId, customer.email));
  return Boolean(basket.basket?.customer.customerEUCI);
}
