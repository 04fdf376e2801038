import { RateLimited, Timeout, Unavailable } from '@touchline/contract/errors';
import type { CrashKind } from '../http/crashMessages.ts';

/** Seconds to wait before retrying a page that could not be rendered. */
export const retrySeconds = 5;
/** Seconds to wait after too many requests, where the back end does not state a time. */
export const limitSeconds = 60;

/** A form that is refused before it reaches its page. */
export class UnreadableForm extends Error {
  override readonly name = 'UnreadableForm';
  /** 415: not a form at all. 400: a malformed one. */
  readonly status: 400 | 415;

  constructor(status: 400 | 415) {
    super(status === 415 ? 'This is no form.' : 'This form is broken.');
    this.status = status;
  }
}

/** The response for a page that could not be rendered. */
export interface PageFailure {
  kind: CrashKind;
  status: number;
  /** Seconds for `Retry-After`. */
  retryAfter?: number;
}

/** Distinguishes an unavailable back end and a client error from an error of the shop. */
export function pageFailureOf(error: unknown): PageFailure {
  if (error instanceof UnreadableForm) return { kind: 'form', status: error.status };
  if (error instanceof RateLimited)
    return { kind: 'limited', status: 429, retryAfter: error.retryAfter || limitSeconds };
  if (error instanceof Timeout || (error instanceof Unavailable && error.status === 503))
    return { kind: 'busy', status: 503, retryAfter: retrySeconds };
  return { kind: 'broken', status: 500 };
}
