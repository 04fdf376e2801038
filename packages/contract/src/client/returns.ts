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
  /** The other size of these lines is gone, or no longer at the price that was paid. */
  | { kind: 'exchangeUnavailable'; itemIds: readonly string[] }
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
    if (error instanceof Refused && error.body?.errorCode === 'ExchangeUnavailable')
      return { kind: 'exchangeUnavailable', itemIds: itemIdsIn(error.body.details) };
    throw error;
  }
}

/** The lines that the details of a refusal name. */
function itemIdsIn(details: unknown): string[] {
  const { itemIds } = (details ?? {}) as { itemIds?: unknown };
  return Array.isArray(itemIds) ? itemIds.filter((id) => typeof id === 'string') : [];
}
