import { searchOrderEncrypted } from '@touchline/contract/order/documentEndpoints';
import * as calls from '@touchline/contract/order/endpoints';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import { cancelOrder } from './cancelOrder.ts';
import type { Checkout } from './Checkout.ts';
import { searchOf } from './encryptedSearch.ts';
import { findOrder } from './findOrder.ts';
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

  router.route(calls.findOrder, ({ body, source }) => findOrder(checkout, source, body));

  router.route(searchOrderEncrypted, async ({ body, source }) =>
    findOrder(checkout, source, await searchOf(shop, body.search)),
  );
}
