import { RateLimited, Timeout, Unavailable } from '@touchline/contract/errors';
import type { CrashKind } from './crashMessages.ts';

/** Seconds to wait before a page that could not be made is worth asking for again. */
export const retrySeconds = 5;
/** Seconds to wait after too many requests, where the back end does not say. */
export const limitSeconds = 60;

/** A form of a page that is refused before it reaches the page. */
export class UnreadableForm extends Error {
  override readonly name = 'UnreadableForm';
  /** 415: no form at all. 400: one that is broken. */
  readonly status: 400 | 415;

  constructor(status: 400 | 415) {
    super(status === 415 ? 'This is no form.' : 'This form is broken.');
    this.status = status;
  }
}

/** How a page that could not be made is answered. */
export interface PageFailure {
  kind: CrashKind;
  status: number;
  /** Seconds for `Retry-After`. */
  retryAfter?: number;
}

/** Tells a back end that is away, and a caller's own mistake, from a fault of ours. */
export function pageFailureOf(error: unknown): PageFailure {
  if (error instanceof UnreadableForm) return { kind: 'form', status: error.status };
  if (error instanceof RateLimited)
    return { kind: 'limited', status: 429, retryAfter: error.retryAfter || limitSeconds };
  if (error instanceof Timeout || (error instanceof Unavailable && error.status === 503))
    return { kind: 'busy', status: 503, retryAfter: retrySeconds };
  return { kind: 'broken', status: 500 };
}
