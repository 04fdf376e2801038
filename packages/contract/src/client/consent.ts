import type { ValidationError } from '../account/schema.ts';
import type {
  AcceptConsents,
  AccountConsents,
  ConsentsData,
  CookieReceipt,
  NewCookieChoice,
} from '../consent/schema.ts';
import { type ApiError, Forbidden, NotFound, RateLimited, Refused, Unauthorised } from '../errors.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const consent = lazyCalls(() => import('../consent/endpoints.ts'));

/** Returns the texts and versions of the site's consents; `undefined` when they cannot be had. */
export async function getConsentsData(call: Transport): Promise<ConsentsData | undefined> {
  try {
    return await call((await consent()).getConsentsData);
  } catch {
    return undefined;
  }
}

/** Returns what the account has agreed to; `undefined` when nobody is signed in. */
export async function getAccountConsents(call: Transport): Promise<AccountConsents | undefined> {
  try {
    return await call((await consent()).getAccountConsents);
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return undefined;
    throw error;
  }
}

export type AcceptConsentsOutcome =
  | { kind: 'done'; consents: AccountConsents }
  /** The session is over. */
  | { kind: 'signedOut' }
  | { kind: 'invalid'; errors: readonly ValidationError[] }
  | { kind: 'tooMany'; seconds: number };

/** Records what the account agrees to. */
export async function acceptConsents(call: Transport, body: AcceptConsents): Promise<AcceptConsentsOutcome> {
  try {
    return { kind: 'done', consents: await call((await consent()).acceptConsents, { body }) };
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return { kind: 'signedOut' };
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    const errors = error instanceof Refused ? validationErrorsOf(error) : undefined;
    if (errors) return { kind: 'invalid', errors };
    throw error;
  }
}

function validationErrorsOf({ body }: ApiError): readonly ValidationError[] | undefined {
  const details = body?.details as { serverError?: { validationErrors?: ValidationError[] } } | undefined;
  return details?.serverError?.validationErrors;
}

/**
 * Records a choice of cookies as proof; where the session is over, as the choice of a visitor. Throws when it could not be
 * recorded: it can be sent again.
 */
export async function recordCookieChoice(call: Transport, body: NewCookieChoice): Promise<void> {
  const endpoint = (await consent()).recordCookieChoice;
  try {
    await call(endpoint, { body });
  } catch (error) {
    if (!(error instanceof Unauthorised)) throw error;
    await call(endpoint, { body, isAnonymous: true });
  }
}

/** Returns every recorded choice of the visitor who has the key, the oldest first. */
export async function getCookieReceipts(call: Transport, key: string): Promise<readonly CookieReceipt[]> {
  try {
    return (await call((await consent()).getCookieReceipts, { params: { key } })).receipts;
  } catch (error) {
    if (error instanceof NotFound) return [];
    throw error;
  }
}
