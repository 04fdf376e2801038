import * as calls from '@touchline/contract/order/returnEndpoints';
import type { Order } from '@touchline/contract/order/schema';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { Checkout } from '../order/Checkout.ts';
import { anyOrder, orderOf, type StoredOrder } from '../order/loadOrder.ts';
import { orderIdOfLink } from '../order/orderLinks.ts';
import { wholeOrder } from '../order/wholeOrder.ts';
import { announceReturn } from './announceReturn.ts';

/** Routes of returns, for whoever has a session or the link of an order. */
export function returnRoutes(router: Router, { shop, limits }: Checkout): void {
  const announce = async (
    order: StoredOrder,
    request: Parameters<typeof announceReturn>[2],
  ): Promise<Order> => {
    await announceReturn(shop, order, request);
    return wholeOrder(shop, (await anyOrder(shop.db, order.id)) ?? order);
  };

  router.route(calls.announceReturn, async ({ caller, params, body, source }) => {
    await shop.limits.take(limits.cancellations, source);
    const order = await orderOf(shop.db, caller, params.orderId);
    if (!order) throw notFound('order');
    return announce(order, body);
  });

  router.route(calls.announceLinkedReturn, async ({ body: { key, ...request }, source }) => {
    await shop.limits.take(limits.cancellations, source);
    const opened = await orderIdOfLink(shop, key);
    const order = opened && (await anyOrder(shop.db, opened.orderId));
    if (!order) throw notFound('order');
    return announce(order, request);
  });
}
