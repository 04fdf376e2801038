/** What a failed answer of the API carries: a code of the catalogue, a text for developers, and details. */
export interface ErrorBody {
  readonly errorCode: string;
  readonly message: string;
  /** Reference number, the same as in the log. */
  readonly reference?: string;
  readonly details?: unknown;
}

/** A failed response: carries the server's body and the status. The family below says what it means. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody | undefined;
  constructor(message: string, status = 0, body?: ErrorBody) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** The network is not there. */
export class Offline extends ApiError {
  override readonly name = 'Offline';
}
/** The time limit passed; the outcome on the server is not known. */
export class Timeout extends ApiError {
  override readonly name = 'Timeout';
}
/** The caller gave up on purpose. */
export class Cancelled extends ApiError {
  override readonly name = 'Cancelled';
}
/** 401: the token is missing, wrong or over. The basket may be restored. */
export class Unauthorised extends ApiError {
  override readonly name = 'Unauthorised';
}
/** 403: this needs a sign-in. */
export class Forbidden extends ApiError {
  override readonly name = 'Forbidden';
}
/** 404: not there, or not this shopper's. */
export class NotFound extends ApiError {
  override readonly name = 'NotFound';
}
/** 429: too many; `retryAfter` in seconds. */
export class RateLimited extends ApiError {
  override readonly name = 'RateLimited';
  readonly retryAfter: number;
  constructor(message: string, status: number, body: ErrorBody | undefined, retryAfter: number) {
    super(message, status, body);
    this.retryAfter = retryAfter;
  }
}
/** 4xx with a code that the caller is expected to know (422, 409, 428 …). */
export class Refused extends ApiError {
  override readonly name = 'Refused';
}
/** 5xx: the server could not. */
export class Unavailable extends ApiError {
  override readonly name = 'Unavailable';
}
/** The answer is not what the contract says. */
export class BadResponse extends ApiError {
  override readonly name = 'BadResponse';
}
