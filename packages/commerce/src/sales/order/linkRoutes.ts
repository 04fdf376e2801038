import * as calls from '@touchline/contract/order/endpoints';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import { cancelOrder } from './cancelOrder.ts';
import type { Checkout } from './Checkout.ts';
import { anyOrder, orderOf } from './loadOrder.ts';
import { linkOfOrder, orderIdOfLink } from './orderLinks.ts';
import { orderView } from './orderView.ts';
import { wholeOrder } from './wholeOrder.ts';

/** Routes that find an order without its session, for both surfaces. */
export function linkRoutes(router: Router, checkout: Checkout): void {
  const { shop, limits } = checkout;

  router.route(calls.createOrderLink, async ({ caller, params }) => {
    const order = await orderOf(shop.db, caller, params.orderId);
    if (!order) throw notFound('order');
    return linkOfOrder(shop, order.id, order.sitePath);
  });

  router.route(calls.getLinkedOrder, async (call) => {
    await shop.limits.take(limits.linkedOrders, call.source);
    const { key } = call.query;
    const opened = await orderIdOfLink(shop, key);
    const order = opened && (await anyOrder(shop.db, opened.orderId));
    if (!order) throw notFound('order');
    const { sitePath } = order;
    const shown = await wholeOrder(shop, order);
    return { order: shown, link: { key, sitePath, expiresAt: opened.expiresAt.toISOString() } };
  });

  router.route(calls.cancelLinkedOrder, async (call) => {
    await shop.limits.take(limits.cancellations, call.source);
    const opened = await orderIdOfLink(shop, call.body.key);
    const order = opened && (await anyOrder(shop.db, opened.orderId));
    if (!order) throw notFound('order');
    return orderView(await cancelOrder(checkout, order, call.body.reason));
  });

  router.route(calls.findOrder, async (call) => {
    const orderId = call.body.orderId.trim().toUpperCase();
    const email = await digest('email', call.body.email.trim().toLowerCase());
    // Limited by caller, by number and by address, so that neither an order nor an address can be tried from many sources.
    await shop.limits.take(limits.orderSearches, call.source);
    await shop.limits.take(limits.orderSearchesOfNumber, await digest('order', orderId));
    await shop.limits.take(limits.orderSearchesOfEmail, email);
    // Both cases, no such number and another address, run the same steps: their time tells nothing.
    const order = await shop.db
      .selectFrom('orders')
      .select(['email', 'site_path as sitePath'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    const owner = await digest('email', (order?.email ?? '').trim().toLowerCase());
    if (!order || owner !== email) throw notFound('order');
    return linkOfOrder(shop, orderId, order.sitePath);
  });

  /** Keyed digest: comparison time reveals nothing, and the counters contain no address in the clear. */
  const digest = async (what: string, text: string): Promise<string> =>
    (await hmacHex(shop.secret, `order-search.${what}.${text}`)).slice(0, 40);
}
