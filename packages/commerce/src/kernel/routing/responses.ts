import { isAccountGone } from '../database/accountGone.ts';
import { isDatabaseUnavailable } from '../database/databaseUnavailable.ts';
import type { Log } from '../ports/Log.ts';
import { randomHex, type Random } from '../ports/Random.ts';
import { Failure } from '../failure/Failure.ts';

/** Headers of every API response. */
export const commonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

const waitSeconds = 2;

/**
 * The request id set by a reverse proxy, so that all logs use the same one. Malformed ids are ignored, because the id is
 * written to the log.
 */
function requestIdOf(request: Request | undefined): string | undefined {
  const id = request?.headers.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

/** An error response with a reference number; the actual cause is only written to the log. */
export function errorResponse(
  error: unknown,
  about: string,
  { log, random }: { log: Log; random: Random },
  request?: Request,
): Response {
  const reference = requestIdOf(request) ?? randomHex(random, 12);
  const failure = failureOf(error);
  if (failure.status >= 500) log.error('request failed', error, { about, reference, status: failure.status });
  return new Response(
    JSON.stringify({
      errorCode: failure.code,
      message: failure.message,
      reference,
      ...(failure.details === undefined ? {} : { details: failure.details }),
    }),
    {
      status: failure.status,
      headers: {
        ...commonHeaders,
        'cache-control': 'no-store',
        ...(failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) }),
      },
    },
  );
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseUnavailable(error)) {
    return new Failure(503, 'Unavailable', 'The shop is busy. Try again in a moment.', {
      retryAfter: waitSeconds,
    });
  }
  if (isAccountGone(error)) return new Failure(401, 'SessionEnded', 'The account was deleted meanwhile.');
  return new Failure(500, 'Unavailable', 'Something went wrong here.');
}
