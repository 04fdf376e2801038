import type * as z from 'zod/mini';
import type * as Accounts from '../account/endpoints.ts';
import type {
  AccountData,
  Lookup,
  Profile,
  Registered,
  Registration,
  SignedIn,
  ValidationError,
} from '../account/schema.ts';
import { Forbidden, NotFound, RateLimited, Unauthorised } from '../errors.ts';
import {
  codeOf,
  throttled,
  throttledOrInvalid,
  notSignedIn,
  proven,
  validationErrorsOf,
  type Throttled,
  type Invalid,
  type NotSignedIn,
} from './accountOutcomes.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';

const accounts = lazyCalls(() => import('../account/endpoints.ts'));

export type LookupOutcome = ({ kind: 'answered' } & Lookup) | Throttled | Invalid;

/** Result of signing in. */
export type LoginOutcome =
  | ({ kind: 'signedIn' } & SignedIn)
  | { kind: 'invalidCredentials' }
  /** `ACCOUNT_LOCKED_CCI`: a blocked user; `ACCOUNT_ACCESS_LOCKED`: a regular one, after too many wrong passwords. */
  | { kind: 'locked'; reason: 'ACCOUNT_LOCKED_CCI' | 'ACCOUNT_ACCESS_LOCKED' }
  /** The password was right; sign in again with `ageConfirmation`. */
  | { kind: 'ageConfirmationNeeded'; validationErrors: readonly ValidationError[] }
  | Throttled;

export type CodeOutcome =
  | ({ kind: 'signedIn' } & SignedIn)
  /** Wrong, used, replaced by a later one, or too old. */
  | { kind: 'invalidCode' }
  /** Guessed too often: another one has to be asked for. */
  | { kind: 'codeOver' }
  | { kind: 'locked'; reason: 'ACCOUNT_LOCKED_CCI' }
  | Throttled;

export type RegisterOutcome = Registered | Invalid | Throttled;

/** Result of asking for a mail: the same whether there is such an account or not. */
export type MailOutcome = { kind: 'sent' } | Invalid | Throttled;
/** `justSent`: a code is on its way already, and another one may be asked for after `seconds`. */
export type LoginCodeOutcome = MailOutcome | { kind: 'justSent'; seconds: number };

export type ResetOutcome = { kind: 'reset'; userName: string } | { kind: 'linkOver' } | Invalid | Throttled;
export type UpgradeOutcome = ({ kind: 'signedIn' } & SignedIn) | { kind: 'linkOver' } | Invalid | Throttled;

export type ProfileOutcome = { kind: 'changed'; profile: Profile } | NotSignedIn | Invalid | Throttled;
export type EmailChangeOutcome = MailOutcome | NotSignedIn;
export type EmailConfirmOutcome =
  { kind: 'changed'; profile: Profile } | { kind: 'invalidCode' } | NotSignedIn | Throttled;

export type LoginRequest = z.input<typeof Accounts.login.body & object>;
export type CodeLoginRequest = z.input<typeof Accounts.loginByCode.body & object>;
/** What shows that the owner of an account is at it; not needed where the account has no password. */
export interface CurrentPassword {
  currentPassword?: string;
}
export type ActivationRequest = z.input<typeof Accounts.activateLightAccount.body & object>;

const solved = (proof: string | undefined) => (proof ? { recaptcha: proof } : {});

/** Returns whether an email address has an account, and what may follow. */
export async function lookUpEmail(call: Transport, email: string, proof?: string): Promise<LookupOutcome> {
  try {
    const answer = await call((await accounts()).lookUpEmail, { body: { email }, ...proven(proof) });
    return { kind: 'answered', ...answer };
  } catch (error) {
    return throttledOrInvalid(error);
  }
}

/** Signs in; a person who is signed in already is confirmed by it, and gets a fresh session. */
export async function login(call: Transport, body: LoginRequest, proof?: string): Promise<LoginOutcome> {
  try {
    return { kind: 'signedIn', ...(await call((await accounts()).login, { body, ...proven(proof) })) };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ACCOUNT_LOCKED_CCI' || code === 'ACCOUNT_ACCESS_LOCKED')
      return { kind: 'locked', reason: code };
    const validationErrors = validationErrorsOf(error);
    if (error instanceof Unauthorised && validationErrors)
      return { kind: 'ageConfirmationNeeded', validationErrors };
    if (code === 'InvalidCredentials') return { kind: 'invalidCredentials' };
    return throttled(error);
  }
}

/** Asks for a code to sign in with. */
export async function requestLoginCode(
  call: Transport,
  email: string,
  proof?: string,
): Promise<LoginCodeOutcome> {
  const outcome = call((await accounts()).requestLoginCode, { body: { email }, ...proven(proof) });
  try {
    await outcome;
    return { kind: 'sent' };
  } catch (error) {
    if (error instanceof RateLimited && codeOf(error) === 'CodeJustSent')
      return { kind: 'justSent', seconds: error.retryAfter };
    return throttledOrInvalid(error);
  }
}

/** Signs in with the code of a mail. */
export async function loginByCode(
  call: Transport,
  body: CodeLoginRequest,
  proof?: string,
): Promise<CodeOutcome> {
  try {
    return { kind: 'signedIn', ...(await call((await accounts()).loginByCode, { body, ...proven(proof) })) };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'InvalidCode') return { kind: 'invalidCode' };
    if (code === 'CodeOver') return { kind: 'codeOver' };
    if (code === 'ACCOUNT_LOCKED_CCI') return { kind: 'locked', reason: code };
    return throttled(error);
  }
}

/** Makes an account. `proof` is sent as `recaptcha`. */
export async function register(
  call: Transport,
  registration: Omit<Registration, 'action' | 'recaptcha'>,
  proof?: string,
): Promise<RegisterOutcome> {
  try {
    return await call((await accounts()).register, {
      body: { ...registration, action: 'registration', ...solved(proof) },
    });
  } catch (error) {
    return throttledOrInvalid(error);
  }
}

/** Returns who is signed in; `undefined` when nobody is. */
export async function getProfile(call: Transport): Promise<Profile | undefined> {
  try {
    return await call((await accounts()).getProfile);
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return undefined;
    throw error;
  }
}

/** Changes the name. */
export async function changeProfile(
  call: Transport,
  name: { firstName: string; lastName: string },
): Promise<ProfileOutcome> {
  return changed(call((await accounts()).changeProfile, { body: name }));
}

/**
 * Sends a code to a new address, by the current password if there is one; `confirmEmailChange` completes the change.
 */
export async function requestEmailChange(
  call: Transport,
  body: { email: string } & CurrentPassword,
): Promise<EmailChangeOutcome> {
  try {
    return await sent(call((await accounts()).requestEmailChange, { body }));
  } catch (error) {
    return notSignedIn(error);
  }
}

/** Changes the address to the one the code was sent to. */
export async function confirmEmailChange(call: Transport, code: string): Promise<EmailConfirmOutcome> {
  try {
    return {
      kind: 'changed',
      profile: await call((await accounts()).confirmEmailChange, { body: { code } }),
    };
  } catch (error) {
    if (codeOf(error) === 'InvalidCode') return { kind: 'invalidCode' };
    if (error instanceof RateLimited) return throttled(error);
    return notSignedIn(error);
  }
}

export type VerificationOutcome =
  /** The link went to this address. */
  | { kind: 'sent'; email: string }
  /** There is nothing left to verify. */
  | { kind: 'verified' }
  | NotSignedIn
  | Throttled;

/** Asks for the link that verifies the account's email address; it leads back to `returnTo`. */
export async function requestEmailVerification(
  call: Transport,
  returnTo: string | undefined,
): Promise<VerificationOutcome> {
  try {
    const { email, isEmailVerified } = await call((await accounts()).requestEmailVerification, {
      body: returnTo === undefined ? {} : { returnTo },
    });
    return isEmailVerified ? { kind: 'verified' } : { kind: 'sent', email };
  } catch (error) {
    return error instanceof RateLimited ? throttled(error) : notSignedIn(error);
  }
}

/** Verifies the account's email address by the key of a mail. */
export async function verifyEmail(
  call: Transport,
  key: string,
): Promise<{ kind: 'verified' } | { kind: 'linkOver' } | NotSignedIn | Throttled> {
  try {
    await call((await accounts()).verifyEmail, { body: { key } });
    return { kind: 'verified' };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'linkOver' };
    return error instanceof RateLimited ? throttled(error) : notSignedIn(error);
  }
}

/** Sets a new password by the current one, if there is one. */
export async function changePassword(
  call: Transport,
  body: { password: string } & CurrentPassword,
): Promise<ProfileOutcome> {
  return changed(call((await accounts()).changePassword, { body }));
}

/** Asks for a link that sets a new password. */
export async function forgotPassword(call: Transport, email: string, proof?: string): Promise<MailOutcome> {
  return sent(call((await accounts()).forgotPassword, { body: { email, ...solved(proof) } }));
}

/** Returns whose password the key of a mail sets; `linkOver` when it sets none. */
export async function readPasswordLink(
  call: Transport,
  key: string,
): Promise<{ kind: 'open'; userName: string } | { kind: 'linkOver' } | Throttled> {
  try {
    return { kind: 'open', ...(await call((await accounts()).readPasswordLink, { body: { key } })) };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'linkOver' };
    return throttled(error);
  }
}

/** Sets a password by the key of a mail. */
export async function resetPassword(
  call: Transport,
  body: { key: string; password: string },
): Promise<ResetOutcome> {
  try {
    return { kind: 'reset', ...(await call((await accounts()).resetPassword, { body })) };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'linkOver' };
    return throttledOrInvalid(error);
  }
}

/** Asks for the link by which a light account gets its password. */
export async function requestLightAccountLink(
  call: Transport,
  email: string,
  proof?: string,
): Promise<MailOutcome> {
  return sent(call((await accounts()).requestLightAccountLink, { body: { email, ...solved(proof) } }));
}

/** Makes a light account for an address that has none. */
export async function activateLightAccount(
  call: Transport,
  body: ActivationRequest,
  proof?: string,
): Promise<MailOutcome> {
  return sent(call((await accounts()).activateLightAccount, { body, ...proven(proof) }));
}

/** Sets the password of a light account by the key of a mail, and signs in. */
export async function upgradeLightAccount(
  call: Transport,
  body: { key: string; password: string; persistentLogin: boolean },
): Promise<UpgradeOutcome> {
  try {
    return { kind: 'signedIn', ...(await call((await accounts()).upgradeLightAccount, { body })) };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'linkOver' };
    return throttledOrInvalid(error);
  }
}

/** Asks for the link that makes an account of the address of an order; `key` is the order's capability link. */
export async function requestOrderAccountLink(
  call: Transport,
  key: string,
): Promise<MailOutcome | { kind: 'linkOver' }> {
  try {
    return await sent(call((await accounts()).requestOrderAccountLink, { body: { key } }));
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'linkOver' };
    throw error;
  }
}

/** Signs out on this device; with `keepBasket` the lines stay. */
export async function logout(call: Transport, keepBasket: boolean): Promise<void> {
  await call((await accounts()).logout, { body: { keepBasket } });
}

/** Signs out on every device. */
export async function logoutEverywhere(call: Transport): Promise<{ kind: 'done' } | NotSignedIn> {
  try {
    await call((await accounts()).logoutEverywhere);
    return { kind: 'done' };
  } catch (error) {
    return notSignedIn(error);
  }
}

export type DeletionOutcome = { kind: 'done' } | NotSignedIn | Invalid | Throttled;

/** Deletes the account, by its password if there is one. */
export async function deleteAccount(call: Transport, body: CurrentPassword = {}): Promise<DeletionOutcome> {
  try {
    await call((await accounts()).deleteAccount, { body });
    return { kind: 'done' };
  } catch (error) {
    return refused(error);
  }
}

export type AccountDataOutcome = { kind: 'ready'; data: AccountData } | NotSignedIn | Throttled;

/** Returns everything that is stored about the account. */
export async function downloadAccountData(call: Transport): Promise<AccountDataOutcome> {
  try {
    return { kind: 'ready', data: await call((await accounts()).downloadAccountData) };
  } catch (error) {
    return error instanceof RateLimited ? throttled(error) : notSignedIn(error);
  }
}

async function sent(answer: Promise<unknown>): Promise<MailOutcome> {
  try {
    await answer;
    return { kind: 'sent' };
  } catch (error) {
    return throttledOrInvalid(error);
  }
}

async function changed(answer: Promise<Profile>): Promise<ProfileOutcome> {
  try {
    return { kind: 'changed', profile: await answer };
  } catch (error) {
    return refused(error);
  }
}

function refused(error: unknown): NotSignedIn | Invalid | Throttled {
  if (error instanceof Unauthorised || error instanceof Forbidden) return notSignedIn(error);
  return throttledOrInvalid(error);
}
