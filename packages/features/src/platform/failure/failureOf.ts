import { ApiError, Offline, RateLimited, Timeout, Unauthorised } from '@touchline/contract/errors';

/** Why a call failed, as far as a shopper can do something about it. */
export type FailureReason = 'offline' | 'unavailable' | 'rateLimited' | 'signIn';

/** Returns the reason of a failed call; any error that did not come from the API is a bug and is rethrown. */
export function failureOf(error: unknown): FailureReason {
  if (!(error instanceof ApiError)) throw error;
  if (error instanceof Offline || error instanceof Timeout) return 'offline';
  if (error instanceof RateLimited) return 'rateLimited';
  if (error instanceof Unauthorised) return 'signIn';
  return 'unavailable';
}
