import { ApiError, NotFound, RateLimited, Refused } from '../errors.ts';
import type { PrivacyCase, PrivacyRequest } from '../privacyRequest/schema.ts';
import type { Throttled } from './accountOutcomes.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const privacyRequest = lazyCalls(() => import('../privacyRequest/endpoints.ts'));

/** Result of a request. `refused` names the field, and a code of `privacyCodes`. */
export type PrivacyRequestOutcome =
  | { kind: 'received' }
  /** The answer says that it was not successful, without a reason. */
  | { kind: 'failed' }
  | { kind: 'refused'; field: string; message: string }
  | Throttled;

/** Result of opening or confirming a case by the link of a mail. */
export type PrivacyCaseOutcome =
  { kind: 'open'; privacyCase: PrivacyCase } | { kind: 'linkOver' } | { kind: 'tooMany'; seconds: number };

/** Result of using the link of an archive. */
export type PrivacyArchiveOutcome =
  | { kind: 'ready'; /** Downloads the archive, for ten minutes. */ address: string }
  | { kind: 'linkOver' }
  | { kind: 'tooMany'; seconds: number };

/** Sends a privacy request; its address confirms by mail. */
export async function sendPrivacyRequest(
  call: Transport,
  body: PrivacyRequest,
): Promise<PrivacyRequestOutcome> {
  try {
    const { success } = await call((await privacyRequest()).sendPrivacyRequest, { body });
    return { kind: success ? 'received' : 'failed' };
  } catch (error) {
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    if (error instanceof ApiError) {
      const { serverError, canProve } = (error.body?.details ?? {}) as {
        serverError?: { field?: string; message?: string };
        canProve?: unknown;
      };
      if (error instanceof Refused && error.status === 428)
        return { kind: 'botCheckNeeded', canProve: canProve === true };
      if (serverError?.message !== undefined)
        return { kind: 'refused', field: serverError.field ?? '', message: serverError.message };
    }
    throw error;
  }
}

/** Returns the case that a link opens; changes nothing. */
export async function getPrivacyCase(call: Transport, key: string): Promise<PrivacyCaseOutcome> {
  return opened(call((await privacyRequest()).getPrivacyCase, { query: { key } }));
}

/** Proves the address of a case. */
export async function confirmPrivacyRequest(call: Transport, key: string): Promise<PrivacyCaseOutcome> {
  return opened(call((await privacyRequest()).confirmPrivacyRequest, { body: { key } }));
}

/** Uses the link of an archive up; it is then downloaded from the returned address. */
export async function openPrivacyArchive(call: Transport, key: string): Promise<PrivacyArchiveOutcome> {
  try {
    const { ticket } = await call((await privacyRequest()).openPrivacyArchive, { body: { key } });
    return {
      kind: 'ready',
      address: `/api/privacy-requests/archive?${new URLSearchParams({ ticket }).toString()}`,
    };
  } catch (error) {
    return overOrTooMany(error);
  }
}

async function opened(answer: Promise<PrivacyCase>): Promise<PrivacyCaseOutcome> {
  try {
    return { kind: 'open', privacyCase: await answer };
  } catch (error) {
    return overOrTooMany(error);
  }
}

function overOrTooMany(error: unknown): { kind: 'linkOver' } | { kind: 'tooMany'; seconds: number } {
  if (error instanceof NotFound) return { kind: 'linkOver' };
  if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
  throw error;
}
