import * as calls from '@touchline/contract/order/endpoints';
import { holdMilliseconds } from '../basket/holdBasket.ts';
import { applyProviderState } from './applyProviderState.ts';
import { Failure, notFound } from '../failure/Failure.ts';
import { Reply, type Router } from '../routing/Router.ts';
import { requireShopper } from '../session/withShopper.ts';
import { answerPlacing } from './answerPlacing.ts';
import type { Checkout } from './Checkout.ts';
import { orderOf, type StoredOrder } from './loadOrder.ts';
import { orderView } from './orderView.ts';
import { settleFailed } from './settle.ts';

/** Order routes of both surfaces. */
export function orderRoutes(router: Router, checkout: Checkout): void {
  const { shop, provider } = checkout;

  async function ownOrder(shopperId: string, orderId: string): Promise<StoredOrder> {
    const order = await orderOf(shop.db, shopperId, orderId);
    if (!order) throw notFound('order');
    return order;
  }

  router.route(calls.placeOrder, (call) => answerPlacing(checkout, call, call.body, 'inline'));

  router.route(calls.getOrder, async (call) => {
    const shopper = await requireShopper(shop, call);
    const order = await ownOrder(shopper.session.shopperId, call.params.orderId);
    return new Reply(orderView(order), { headers: shopper.headers });
  });

  router.route(calls.failOrder, async (call) => {
    const shopper = await requireShopper(shop, call);
    const { shopperId } = shopper.session;
    const order = await ownOrder(shopperId, call.params.orderId);
    if (order.status === 'failed') return new Reply(orderView(order), { headers: shopper.headers });
    const fresh = order.state === 'waiting' ? await giveUp(order) : order;
    if (fresh.status === 'failed') return new Reply(orderView(fresh), { headers: shopper.headers });
    throw new Failure(409, 'InvalidDataException', 'The order is paid, or its payment is not known yet.');
  });

  /** Voids the payment at the provider first; if it is already paid, the order is kept. */
  async function giveUp(order: StoredOrder): Promise<StoredOrder> {
    const now = shop.clock.now();
    const closed = await provider.void(order.paymentId);
    const known = await provider.find(order.paymentId);
    if (closed.kind !== 'done') {
      if (known) await applyProviderState(shop, provider, known);
    } else {
      const holdUntil = new Date(now.getTime() + holdMilliseconds);
      const failing = { next: 'abandoned', code: 'PaymentInterrupted', holdUntil } as const;
      if (await settleFailed(shop.db, order.paymentId, failing, now)) {
        shop.counters.add('payments_abandoned');
        shop.counters.add('orders_failed');
      }
    }
    return ownOrder(order.shopperId, order.id);
  }
}
