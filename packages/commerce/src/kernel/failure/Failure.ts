/** An error for the caller: thrown anywhere in a handler, sent as an `ErrorBody`. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  /** An error code of the contract. */
  readonly code: string;
  readonly details: unknown;
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: unknown; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }
}

export const notFound = (what: string) => new Failure(404, 'NotFound', `There is no such ${what}.`);

export const unreadable = (message: string, details?: unknown) =>
  new Failure(422, 'InvalidParameters', message, { details });
