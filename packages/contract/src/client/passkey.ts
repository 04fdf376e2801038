import type { SignedIn } from '../account/schema.ts';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  Passkeys,
  SignedByPasskey,
} from '../passkey/schema.ts';
import { Forbidden, NotFound, RateLimited, Unauthorised } from '../errors.ts';
import {
  codeOf,
  notSignedIn,
  proven,
  throttled,
  type NotSignedIn,
  type Throttled,
} from './accountOutcomes.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../passkey/endpoints.ts'));

/** Why a passkey was not made, renamed or removed. */
export type PasskeyRefusal =
  | NotSignedIn
  /** It was removed before. */
  | { kind: 'gone' }
  /** The account has no other way to sign in. */
  | { kind: 'onlyWay' }
  /** One has to be removed first. */
  | { kind: 'full' }
  /** It belongs to an account already. */
  | { kind: 'known' }
  /** The challenge was over, or the device has not made sure who holds it. */
  | { kind: 'notAccepted' }
  | { kind: 'tooMany'; seconds: number };

export type PasskeysOutcome = ({ kind: 'done' } & Passkeys) | PasskeyRefusal;

/** Returns the passkeys of the account; `undefined` when nobody is signed in. */
export async function getPasskeys(call: Transport): Promise<Passkeys | undefined> {
  try {
    return await call((await calls()).getPasskeys);
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return undefined;
    throw error;
  }
}

/** Returns what a browser makes a passkey by. */
export async function startPasskey(
  call: Transport,
): Promise<{ kind: 'started'; options: PasskeyCreation } | PasskeyRefusal> {
  try {
    return { kind: 'started', options: await call((await calls()).startPasskey) };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Adds a passkey that the browser has made; without a name it has the one of the device. */
export async function addPasskey(
  call: Transport,
  body: { name: string; credential: NewPasskey },
): Promise<PasskeysOutcome> {
  return outcomeOf(call((await calls()).addPasskey, { body }));
}

/** Gives a passkey another name. */
export async function renamePasskey(
  call: Transport,
  passkeyId: string,
  name: string,
): Promise<PasskeysOutcome> {
  return outcomeOf(call((await calls()).renamePasskey, { params: { passkeyId }, body: { name } }));
}

/** Removes a passkey. */
export async function removePasskey(call: Transport, passkeyId: string): Promise<PasskeysOutcome> {
  return outcomeOf(call((await calls()).removePasskey, { params: { passkeyId } }));
}

/** Returns what a browser signs in by. */
export async function startPasskeySignIn(call: Transport): Promise<PasskeyRequest> {
  return call((await calls()).startPasskeySignIn);
}

export type PasskeySignInOutcome =
  | ({ kind: 'signedIn' } & SignedIn)
  /** It is unknown here, came late, or is of another account than the one to confirm. */
  | { kind: 'passkeyNotAccepted' }
  | { kind: 'locked'; reason: 'ACCOUNT_LOCKED_CCI' }
  | Throttled;

/** Signs in with what a passkey has signed. */
export async function signInByPasskey(
  call: Transport,
  body: { credential: SignedByPasskey; persistentLogin: boolean; confirms?: boolean },
  proof?: string,
): Promise<PasskeySignInOutcome> {
  try {
    return { kind: 'signedIn', ...(await call((await calls()).signInByPasskey, { body, ...proven(proof) })) };
  } catch (error) {
    if (codeOf(error) === 'PasskeyNotAccepted') return { kind: 'passkeyNotAccepted' };
    if (codeOf(error) === 'ACCOUNT_LOCKED_CCI') return { kind: 'locked', reason: 'ACCOUNT_LOCKED_CCI' };
    return throttled(error);
  }
}

async function outcomeOf(answer: Promise<Passkeys>): Promise<PasskeysOutcome> {
  try {
    return { kind: 'done', ...(await answer) };
  } catch (error) {
    return refusalOf(error);
  }
}

const kinds = {
  OnlyWayToSignIn: 'onlyWay',
  TooManyPasskeys: 'full',
  PasskeyKnown: 'known',
  PasskeyNotAccepted: 'notAccepted',
} as const;

function refusalOf(error: unknown): PasskeyRefusal {
  const code = codeOf(error);
  const known = Object.entries(kinds).find(([each]) => each === code)?.[1];
  if (known) return { kind: known };
  if (error instanceof NotFound) return { kind: 'gone' };
  if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
  return notSignedIn(error);
}
