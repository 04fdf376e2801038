import { ApiError, BadResponse, Offline, Timeout } from '@touchline/contract/errors';

/** Why nobody was signed in, or no code was sent. */
export type LoginError =
  | { kind: 'invalidCredentials' }
  | { kind: 'invalidCode' }
  /** The code was guessed too often: another one has to be asked for. */
  | { kind: 'codeOver' }
  /** A code is on its way already; another one may be asked for after `seconds`. */
  | { kind: 'justSent'; seconds: number }
  /** The shopper ended the browser's question, or has no passkey here. */
  | { kind: 'passkeyNotUsed' }
  /** It is not one of this shop any more, or of another account than the one that confirms. */
  | { kind: 'passkeyNotAccepted' }
  /** The password was right; the shopper has to confirm the minimum age. */
  | { kind: 'ageConfirmationNeeded' }
  | { kind: 'tooMany'; seconds: number }
  /** Status 500 and above. */
  | { kind: 'serverError' }
  /** No answer, although the browser is online. */
  | { kind: 'requestTimedOut' }
  | { kind: 'noInternet' };

/** The error of a failed call (accounts document, section 8); what did not come from the API is a bug and is rethrown. */
export function loginErrorOf(error: unknown, isOnline: boolean): LoginError {
  if (!(error instanceof ApiError)) throw error;
  if (error instanceof Offline || error instanceof Timeout)
    return { kind: isOnline ? 'requestTimedOut' : 'noInternet' };
  if (error.status >= 500 || error instanceof BadResponse) return { kind: 'serverError' };
  return { kind: 'invalidCredentials' };
}
