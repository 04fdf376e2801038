import type { OrderLink } from '@touchline/contract/order/linkSchema';
import { notFound } from '../../kernel/failure/Failure.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import type { Checkout } from './Checkout.ts';
import { linkOfOrder } from './orderLinks.ts';

/** By what an order is searched for. */
export interface OrderSearch {
  readonly orderId: string;
  readonly email: string;
}

/**
 * The link of the order with this number and this address. Throws a 404, after the same steps, where there is no such
 * number or its order has another address.
 */
export async function findOrder(
  { shop, limits }: Pick<Checkout, 'shop' | 'limits'>,
  source: string,
  search: OrderSearch,
): Promise<OrderLink> {
  /** Keyed digest: comparison time reveals nothing, and the counters contain no address in the clear. */
  const digest = async (what: string, text: string): Promise<string> =>
    (await hmacHex(shop.secret, `order-search.${what}.${text}`)).slice(0, 40);
  const orderId = search.orderId.trim().toUpperCase();
  const email = await digest('email', search.email.trim().toLowerCase());
  // Limited by caller, by number and by address, so that neither an order nor an address can be tried from many sources.
  await shop.limits.take(limits.orderSearches, source);
  await shop.limits.take(limits.orderSearchesOfNumber, await digest('order', orderId));
  await shop.limits.take(limits.orderSearchesOfEmail, email);
  // Both cases, no such number and another address, run the same steps: their time tells nothing.
  const order = await shop.db
    .selectFrom('orders')
    .select(['email', 'site_path as sitePath'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const owner = await digest('email', (order?.email ?? '').trim().toLowerCase());
  // An address that is forgotten finds nothing.
  if (!order || order.email === '' || owner !== email) throw notFound('order');
  return linkOfOrder(shop, orderId, order.sitePath);
}
