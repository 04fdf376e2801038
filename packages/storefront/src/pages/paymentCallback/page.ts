import { finalizePayment } from '@touchline/contract/client/order';
import { readLastOrder, storageKeys } from '@touchline/features/basket';
import { definePage, type PageResult } from '../../app/page.ts';
import { basketStore } from '../../app/shell.ts';
import { NotFoundView } from '../../app/NotFoundView.tsx';

/**
 * Where a payment provider sends the shopper back to. Its parameters prove nothing: the back end is asked for the
 * outcome of the payment. Any other case redirects to the cart.
 */
export const page = definePage({
  messages: [],
  async load({ stores, params }): Promise<PageResult> {
    const { ports } = stores;
    const last = readLastOrder(ports.storage);
    const { basketId, methodId } = params;
    const cart = { redirect: '/cart?from=payment' };
    if (!last || !basketId || !methodId) return cart;
    try {
      const outcome = await finalizePayment(ports.call, basketId, methodId, last.orderId);
      if (outcome.kind !== 'placed' && outcome.kind !== 'pending' && outcome.kind !== 'declined') return cart;
      const query = new URLSearchParams({ orderId: last.orderId });
      if (outcome.kind === 'declined') return { redirect: `/confirmation?${query.toString()}` };
      ports.storage.set(storageKeys.lastOrder, JSON.stringify({ ...last, isPlaced: true }));
      stores.of(basketStore).startAnew();
      if (outcome.kind === 'pending') query.set('isAsync', 'true');
      return { redirect: `/confirmation?${query.toString()}` };
    } catch (error) {
      ports.reporter.report('The return from the payment provider failed.', error);
      return cart;
    }
  },
  View: NotFoundView,
});
