import { Forbidden, RateLimited, Unauthorised, type ApiError } from '@touchline/contract/errors';
import type { PlacingNotice } from './PlacingNotice.ts';

/** What the shopper is told when a call was turned away before it ordered anything; `undefined` where that is not known. */
export function failedNotice(error: ApiError): PlacingNotice | undefined {
  if (error instanceof RateLimited)
    return { kind: 'failed', reason: 'rateLimited', seconds: error.retryAfter };
  if (error instanceof Unauthorised || error instanceof Forbidden)
    return { kind: 'failed', reason: 'signIn' };
  if (error.status === 503) return { kind: 'failed', reason: 'unavailable' };
  return undefined;
}
