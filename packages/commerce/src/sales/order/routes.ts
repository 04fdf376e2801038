import * as calls from '@touchline/contract/order/endpoints';
import { holdMilliseconds } from '../stock/sweepHolds.ts';
import { applyProviderState } from './applyProviderState.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { Owner } from '../../kernel/identity/Owner.ts';
import { Reply, type Router } from '../../kernel/routing/Router.ts';
import { takeDownload } from '../download/downloads.ts';
import { placeAndRespond } from './placeAndRespond.ts';
import { cancelOrder } from './cancelOrder.ts';
import type { Checkout } from './Checkout.ts';
import { loadHistory } from './loadHistory.ts';
import { anyOrder, orderOf, type StoredOrder } from './loadOrder.ts';
import { orderView } from './orderView.ts';
import { settleFailed } from './settle.ts';
import { wholeOrder } from './wholeOrder.ts';

/** Order routes of both surfaces. */
export function orderRoutes(router: Router, checkout: Checkout): void {
  const { shop, providers, limits } = checkout;

  async function ownOrder(owner: Owner, orderId: string): Promise<StoredOrder> {
    const order = await orderOf(shop.db, owner, orderId);
    if (!order) throw notFound('order');
    return order;
  }

  router.route(calls.placeOrder, (call) => placeAndRespond(checkout, call, call.body, 'createOrder'));

  router.route(calls.getOrders, ({ caller: { accountId }, site, query }) =>
    loadHistory(shop.db, {
      ...{ accountId, market: site.market.code, timeZone: site.market.timeZone },
      ...{ page: Number(query.page ?? 1), state: query.state, search: query.search },
      year: query.year === undefined ? undefined : Number(query.year),
    }),
  );

  router.route(calls.getOrder, async ({ caller, params }) => {
    const order = await ownOrder(caller, params.orderId);
    return wholeOrder(shop, order);
  });

  router.route(
    calls.getDownload,
    async ({ query, source }) => {
      await shop.limits.take(limits.linkedOrders, source);
      const file = await takeDownload(shop, query.token);
      if (!file) throw notFound('download');
      return new Reply(file.content, {
        headers: {
          'content-type': file.mediaType,
          'content-disposition': `attachment; filename="${file.name.replace(/[^\w.-]/g, '-')}"`,
        },
      });
    },
    { write: (content) => content },
  );

  router.route(calls.measureOrder, async ({ caller, params }) => {
    const { id } = await ownOrder(caller, params.orderId);
    // One statement: two devices at once are not both the first.
    const { numUpdatedRows } = await shop.db
      .updateTable('orders')
      .set({ measured_at: shop.clock.now() })
      .where('id', '=', id)
      .where('measured_at', 'is', null)
      .executeTakeFirst();
    return { isFirst: numUpdatedRows === 1n };
  });

  router.route(calls.failOrder, async ({ caller, params }) => {
    const order = await ownOrder(caller, params.orderId);
    if (order.status === 'failed') return orderView(order);
    const fresh = order.state === 'waiting' ? await giveUp(order) : order;
    if (fresh.status === 'failed') return orderView(fresh);
    throw new Failure(409, 'InvalidDataException', 'The order is paid, or its payment is not known yet.');
  });

  router.route(calls.cancelOrder, async (call) => {
    await shop.limits.take(limits.cancellations, call.source);
    const order = await ownOrder(call.caller, call.params.orderId);
    return orderView(await cancelOrder(checkout, order, call.body.reason));
  });

  /** Voids the payment at the provider first; if it is already paid, the order is kept. */
  async function giveUp(order: StoredOrder): Promise<StoredOrder> {
    const now = shop.clock.now();
    const provider = providers.of(order.processor);
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
    return (await anyOrder(shop.db, order.id)) ?? order;
  }
}
