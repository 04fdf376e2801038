import { NotFound, RateLimited } from '../errors.ts';
import type { LinkedOrder, OrderLink } from '../order/linkSchema.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';

const orders = lazyCalls(() => import('../order/endpoints.ts'));

/** What came of looking for an order; `tooMany` says in how many seconds the next try is answered. */
export type FindOutcome =
  { kind: 'found'; link: OrderLink } | { kind: 'notFound' } | { kind: 'tooMany'; seconds: number };

/** The link that opens an order of this shopper anywhere. */
export async function createOrderLink(call: Transport, orderId: string): Promise<OrderLink> {
  return call((await orders()).createOrderLink, { params: { orderId } });
}

/** The order a link opens; `undefined` when the link is wrong or over. */
export async function getLinkedOrder(call: Transport, key: string): Promise<LinkedOrder | undefined> {
  try {
    return await call((await orders()).getLinkedOrder, { query: { key } });
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

/** Looks for an order by its number and the email address it was placed with. */
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
