/** Body of an error response: a code, a text for developers, and details. */
export interface ErrorBody {
  readonly errorCode: string;
  readonly message: string;
  /** Reference number that also appears in the log. */
  readonly reference?: string;
  readonly details?: unknown;
}

/** A failed call, with the server's body and status. Subclasses below give its meaning. */
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

/** The network is not available. */
export class Offline extends ApiError {
  override readonly name = 'Offline';
}
/** The time limit passed; whether the server completed the call is unknown. */
export class Timeout extends ApiError {
  override readonly name = 'Timeout';
}
/** The caller cancelled the call. */
export class Cancelled extends ApiError {
  override readonly name = 'Cancelled';
}
/** 401: the token is missing, invalid or expired. The basket may be restored. */
export class Unauthorised extends ApiError {
  override readonly name = 'Unauthorised';
}
/** 403: the shopper has to sign in. */
export class Forbidden extends ApiError {
  override readonly name = 'Forbidden';
}
/** 404: does not exist, or belongs to another shopper. */
export class NotFound extends ApiError {
  override readonly name = 'NotFound';
}
/** 429: too many requests; `retryAfter` in seconds. */
export class RateLimited extends ApiError {
  override readonly name = 'RateLimited';
  readonly retryAfter: number;
  constructor(message: string, status: number, body: ErrorBody | undefined, retryAfter: number) {
    super(message, status, body);
    this.retryAfter = retryAfter;
  }
}
/** 4xx with a code that the caller is expected to handle (422, 409, 428 …). */
export class Refused extends ApiError {
  override readonly name = 'Refused';
}
/** 5xx: the server failed. */
export class Unavailable extends ApiError {
  override readonly name = 'Unavailable';
}
/** The response does not match the contract. */
export class BadResponse extends ApiError {
  override readonly name = 'BadResponse';
}
