import { NotFound, RateLimited, Refused } from '../errors.ts';
import type { ReturnRequest } from '../order/returnSchema.ts';
import type { Order } from '../order/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../order/returnEndpoints.ts'));

/** What became of a return that was asked for. */
export type ReturnOutcome =
  | { kind: 'announced'; order: Order }
  /** Something of it can not go back (any more). */
  | { kind: 'notReturnable' }
  | { kind: 'notFound' }
  | { kind: 'tooMany'; seconds: number };

/** Announces a return of an order of this shopper, or with `key` of the order of a link. */
export async function announceReturn(
  call: Transport,
  { orderId, key }: { orderId: string; key?: string | undefined },
  request: ReturnRequest,
): Promise<ReturnOutcome> {
  try {
    const order =
      key === undefined
        ? await call((await calls()).announceReturn, { params: { orderId }, body: request })
        : await call((await calls()).announceLinkedReturn, { body: { key, ...request } });
    return { kind: 'announced', order };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'notFound' };
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    if (error instanceof Refused && error.body?.errorCode === 'NotReturnable')
      return { kind: 'notReturnable' };
    throw error;
  }
}
