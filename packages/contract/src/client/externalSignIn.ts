import type {
  AuthOption,
  ExternalIdentities,
  ExternalSignInFinished,
  ExternalSignInStarted,
} from '../account/schema.ts';
import { Forbidden, NotFound, Unauthorised } from '../errors.ts';
import { codeOf, notSignedIn, type NotSignedIn } from './accountOutcomes.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../externalSignIn/endpoints.ts'));

/** Returns the accounts of providers that sign in to this account; `undefined` when nobody is signed in. */
export async function getExternalIdentities(call: Transport): Promise<ExternalIdentities | undefined> {
  try {
    return await call((await calls()).getExternalIdentities);
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return undefined;
    throw error;
  }
}

export type RemoveIdentityOutcome =
  | ({ kind: 'removed' } & ExternalIdentities)
  /** It was removed before. */
  | { kind: 'gone' }
  /** The account has no password, and no other identity. */
  | { kind: 'onlyWay' }
  | NotSignedIn;

/** Removes the account of a provider from this account. */
export async function removeExternalIdentity(
  call: Transport,
  identityId: string,
): Promise<RemoveIdentityOutcome> {
  try {
    const endpoint = (await calls()).removeExternalIdentity;
    return { kind: 'removed', ...(await call(endpoint, { params: { identityId } })) };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'gone' };
    if (codeOf(error) === 'OnlyWayToSignIn') return { kind: 'onlyWay' };
    return notSignedIn(error);
  }
}

/** Returns the ways to sign in by somebody else's account. */
export async function getAuthOptions(call: Transport, sourceId: string): Promise<AuthOption[]> {
  return (await call((await calls()).getAuthOptions, { query: { sourceId } })).options;
}

/** Begins to sign in by the account of a provider; `returnTo` is a path below the site path. */
export async function startExternalSignIn(
  call: Transport,
  provider: string,
  body: { persistentLogin: boolean; returnTo?: string },
): Promise<ExternalSignInStarted> {
  return call((await calls()).startExternalSignIn, { params: { provider }, body });
}

/** Signs in with the query that the provider sent the browser back with. */
export async function finishExternalSignIn(
  call: Transport,
  body: { ticket: string; callback: string },
): Promise<ExternalSignInFinished> {
  return call((await calls()).finishExternalSignIn, { body });
}
