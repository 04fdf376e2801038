import { NotFound, RateLimited } from '../errors.ts';
import type { CreditNote } from '../order/returnSchema.ts';
import { maxSearchToken } from '../order/searchToken.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { FindOutcome } from './orderLink.ts';
import { orUndefined } from './orUndefined.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../order/documentEndpoints.ts'));

/**
 * A credit note, by its return or by its number: of this shopper, or with `key` of the order of a link. `undefined` where
 * there is none, as before the return has arrived.
 */
export async function getReturnInvoice(
  call: Transport,
  id: string,
  key?: string,
): Promise<CreditNote | undefined> {
  const { getReturnInvoice: own, getLinkedReturnInvoice: linked } = await calls();
  return orUndefined(
    key === undefined ? call(own, { params: { id } }) : call(linked, { params: { id }, query: { key } }),
  );
}

/** Searches for an order by an encrypted token, as the links of mails have it. */
export async function searchOrderEncrypted(call: Transport, search: string): Promise<FindOutcome> {
  // Not even the shop's own would be: a link that was cut off, or typed.
  if (search === '' || search.length > maxSearchToken) return { kind: 'notFound' };
  try {
    return { kind: 'found', link: await call((await calls()).searchOrderEncrypted, { body: { search } }) };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'notFound' };
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    throw error;
  }
}
