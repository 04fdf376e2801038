import { finalizePayment } from '@touchline/contract/client/order';
import { basketStore, lastOrder } from '@touchline/features/cart/basket';
import { stored } from '@touchline/features/platform/storage';
import { defineRedirect, type RedirectPage } from '../page.ts';

/**
 * Where a payment provider sends the shopper back to. Its parameters prove nothing: the back end is asked for the
 * outcome of the payment. Any other case redirects to the cart.
 */
const redirect: RedirectPage['redirect'] = async ({ stores, params }) => {
  const { ports } = stores;
  const last = stored(ports).read(lastOrder);
  const { basketId, methodId } = params;
  const cart = { redirect: '/cart?from=payment' };
  if (!last || !basketId || !methodId) return cart;
  try {
    const outcome = await finalizePayment(ports.call, basketId, methodId, last.orderId);
    if (outcome.kind !== 'placed' && outcome.kind !== 'pending' && outcome.kind !== 'declined') return cart;
    const query = new URLSearchParams({ orderId: last.orderId });
    if (outcome.kind === 'declined') return { redirect: `/confirmation?${query.toString()}` };
    stored(ports).write(lastOrder, { ...last, isPlaced: true });
    stores.of(basketStore).reset();
    if (outcome.kind === 'pending') query.set('isAsync', 'true');
    return { redirect: `/confirmation?${query.toString()}` };
  } catch (error) {
    ports.reporter.report('The return from the payment provider failed.', error);
    return cart;
  }
};

export const page = defineRedirect(redirect, { isPersonal: true });
