import type { ValidationError } from '../account/schema.ts';
import { ApiError, Forbidden, RateLimited, Refused, Unauthorised } from '../errors.ts';

/** The call may be repeated: after `seconds`, or with the proof of a solved `getBotChallenge` if `canProve`. */
export type Throttled = { kind: 'tooMany'; seconds: number } | { kind: 'botCheckNeeded'; canProve: boolean };

/** Fields that were refused, by the codes of section 8. */
export interface Invalid {
  kind: 'invalid';
  validationErrors: readonly ValidationError[];
}

/** The session is over, or not fresh enough: sign in (again), then repeat the call. */
export type NotSignedIn = { kind: 'signedOut' } | { kind: 'freshSignInNeeded' };

/** The header with the proof of a bot check, where there is one. */
export const proven = (proof: string | undefined) => (proof ? { headers: { 'x-bot-proof': proof } } : {});

/** The code of a refusal; `undefined` for other errors. */
export const codeOf = (error: unknown) => (error instanceof ApiError ? error.body?.errorCode : undefined);

/** The refused fields of an error response; `undefined` when it names none. */
export function validationErrorsOf(error: unknown): ValidationError[] | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { serverError } = (error.body?.details ?? {}) as {
    serverError?: { validationErrors?: ValidationError[] };
  };
  return Array.isArray(serverError?.validationErrors) ? serverError.validationErrors : undefined;
}

/** What a refused call has to wait for; other errors are thrown. */
export function throttled(error: unknown): Throttled {
  if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
  if (error instanceof Refused && error.status === 428) {
    const { canProve } = (error.body?.details ?? {}) as { canProve?: unknown };
    return { kind: 'botCheckNeeded', canProve: canProve === true };
  }
  throw error;
}

/** The same, for a call whose fields may be refused. */
export function throttledOrInvalid(error: unknown): Throttled | Invalid {
  const validationErrors = validationErrorsOf(error);
  return validationErrors ? { kind: 'invalid', validationErrors } : throttled(error);
}

/** Whether somebody has to sign in, or to do it again; other errors are thrown. */
export function notSignedIn(error: unknown): NotSignedIn {
  if (codeOf(error) === 'FreshSignInRequired') return { kind: 'freshSignInNeeded' };
  if (error instanceof Unauthorised || error instanceof Forbidden) return { kind: 'signedOut' };
  throw error;
}
