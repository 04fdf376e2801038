import type { LoginStore } from '@touchline/features/account/login';
import type { ActionResult } from '../page.ts';

/** The same page again: with the field for the code, or with what was wrong. */
export function loginResult({ status, fields, bots, forgotten }: LoginStore): ActionResult {
  if (status.kind !== 'error') {
    const isRefused = fields.problems.size > 0 || bots.status.kind !== 'idle' || forgotten !== undefined;
    return { status: isRefused ? 422 : 200 };
  }
  const { error } = status;
  if (error.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(error.seconds)) } };
  return { status: error.kind === 'serverError' || error.kind === 'requestTimedOut' ? 503 : 422 };
}
