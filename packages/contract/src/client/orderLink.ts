import { NotFound, RateLimited } from '../errors.ts';
import type { LinkedOrder, OrderLink } from '../order/linkSchema.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';
import { orUndefined } from './orUndefined.ts';

const orders = lazyCalls(() => import('../order/endpoints.ts'));

/** Result of searching for an order; `tooMany` includes the seconds to wait before the next attempt. */
export type FindOutcome =
  { kind: 'found'; link: OrderLink } | { kind: 'notFound' } | { kind: 'tooMany'; seconds: number };

/** Creates the link that opens an order of this shopper on any device. */
export async function createOrderLink(call: Transport, orderId: string): Promise<OrderLink> {
  return call((await orders()).createOrderLink, { params: { orderId } });
}

/** Returns the order of a link; `undefined` when the link is invalid or expired. */
export async function getLinkedOrder(call: Transport, key: string): Promise<LinkedOrder | undefined> {
  return orUndefined(call((await orders()).getLinkedOrder, { query: { key } }));
}

/** Searches for an order by its number and the email address used for it. */
export async function findOrder(
  call: Transport,
  wanted: { orderId: string; email: string },
): Promise<FindOutcome> {
  try {
    return { kind: 'found', link: await call((await orders()).findOrder, { body: wanted }) };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'notFound' };
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    throw error;
  }
}
