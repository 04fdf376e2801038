import { codeGuesses, codeMinutes, codePauseSeconds } from '@touchline/contract/account/constants';
import { proofHeader, type BotCheck } from '../../kernel/bots/BotCheck.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import { mailsBySource } from '../../kernel/outbox/mailBudget.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** Limits of a call: first a bot check is asked for, then the call is refused. */
export interface CallLimits {
  /** Calls of one source without a bot check. */
  readonly unchecked: Limit;
  /** Calls of one source. */
  readonly bySource: Limit;
  /** Calls for one address, from all sources. */
  readonly byAddress?: Limit;
  /** Calls of everybody without a bot check: more is a wave. */
  readonly wave?: Limit;
  /** Calls of all kinds that cause a mail, by one source. */
  readonly mails?: Limit;
}

export interface AccountLimits {
  readonly lookups: CallLimits;
  readonly registrations: CallLimits;
  readonly mails: CallLimits;
  readonly logins: CallLimits;
  readonly codes: CallLimits;
  /** Codes for signing in that are asked for by one address: the pause between two. */
  readonly codePause: Limit;
  /** Guesses of the code of one address, whether it has an account or not. */
  readonly codeGuesses: Limit;
  readonly keys: CallLimits;
  /** Downloads of everything stored about one account. */
  readonly downloads: Limit;
  /** Attempts of one source to sign in by somebody else's account. */
  readonly externalSignIns: Limit;
  /** Challenges that one source asks for to sign in by a passkey: one for each look at a login page. */
  readonly passkeyStarts: Limit;
  readonly passkeySignIns: CallLimits;
  /** Calls that add a passkey to one account. */
  readonly passkeys: Limit;
  /** Codes of a phone company that are tried for one request. */
  readonly carrierCodes: Limit;
  /** Accounts of one identity token. */
  readonly carrierTokens: Limit;
  /** Links that verify an address: the pause between two for one account. */
  readonly verificationPause: Limit;
  /** The same: how many in an hour. */
  readonly verifications: Limit;
  /** Wrong passwords for one address, from all sources, after which passwords are not looked at for a while. */
  readonly wrongByEmail: Limit;
  /** Wrong passwords of one source after which a bot check is needed. */
  readonly wrongBySource: Limit;
  /** Wrong passwords of everybody after which everybody's next password needs a bot check. */
  readonly wrongWave: Limit;
}

const limit = (what: string, max: number, seconds: number): Limit => ({ what, max, seconds });

export const accountLimits: AccountLimits = {
  lookups: {
    unchecked: limit('lookup-unchecked', 10, 600),
    bySource: limit('lookup', 60, 600),
    byAddress: limit('lookup-address', 30, 3_600),
    wave: limit('lookup-wave', 600, 60),
  },
  registrations: {
    unchecked: limit('register-unchecked', 5, 3_600),
    bySource: limit('register', 30, 3_600),
    wave: limit('register-wave', 120, 60),
    mails: mailsBySource,
  },
  mails: {
    unchecked: limit('account-mail-unchecked', 5, 600),
    bySource: limit('account-mail', 30, 600),
    wave: limit('account-mail-wave', 240, 60),
    mails: mailsBySource,
  },
  logins: { unchecked: limit('login-unchecked', 60, 600), bySource: limit('login', 300, 600) },
  codes: { unchecked: limit('login-code-unchecked', 10, 600), bySource: limit('login-code', 40, 600) },
  codePause: { ...limit('login-code-pause', 1, codePauseSeconds), errorCode: 'CodeJustSent' },
  codeGuesses: limit('login-code-guess', codeGuesses, codeMinutes * 60),
  keys: { unchecked: limit('account-key-unchecked', 30, 600), bySource: limit('account-key', 60, 600) },
  downloads: limit('account-data', 10, 3_600),
  externalSignIns: limit('external-sign-in', 60, 600),
  passkeyStarts: limit('passkey-start', 300, 600),
  passkeySignIns: { unchecked: limit('passkey-unchecked', 60, 600), bySource: limit('passkey', 300, 600) },
  passkeys: limit('passkey-add', 30, 3_600),
  carrierCodes: limit('carrier-code', 5, 600),
  carrierTokens: limit('carrier-token', 1, 600),
  verificationPause: limit('verify-email-pause', 1, 60),
  verifications: limit('verify-email', 5, 3_600),
  wrongByEmail: limit('wrong-password-address', 10, 900),
  wrongBySource: limit('wrong-password-source', 5, 900),
  wrongWave: limit('wrong-password-wave', 600, 60),
};

/** A call whose limits are counted. */
export interface LimitedCall {
  readonly source: string;
  readonly request: Request;
  /** Solution of a bot check in the body. */
  readonly recaptcha?: string | undefined;
}

type Counting = Pick<CommerceContext, 'limits' | 'log' | 'secret'>;

/** Keyed digest of something personal: for counters and the log, which hold no address in the clear. */
export const digestOf = async (
  { secret }: Pick<CommerceContext, 'secret'>,
  what: string,
  text: string,
): Promise<string> => (await hmacHex(secret, `account.${what}.${text}`)).slice(0, 32);

/** The digests of what was stored by the shop's secret, or by the one before it. */
export const digestsOf = (
  { secrets }: Pick<CommerceContext, 'secrets'>,
  what: string,
  text: string,
): Promise<string[]> => Promise.all(secrets.map((secret) => digestOf({ secret }, what, text)));

/** Whether the call proves a person; each proof is good for one call. */
export async function isPerson(bots: BotCheck, { request, recaptcha }: LimitedCall): Promise<boolean> {
  const proof = recaptcha ?? request.headers.get(proofHeader);
  if (proof === null) return false;
  return bots.passed(new Request(request.url, { headers: { [proofHeader]: proof } }), 'use');
}

/** A 428; `details.canProve` is whether the caller can get a challenge now. */
export const botCheckNeeded = (bots: BotCheck): Failure =>
  new Failure(428, 'user_is_blocked_by_recaptcha', 'Show that you are a person first.', {
    details: { canProve: bots.challenge !== undefined },
  });

/** Counts a call, and refuses it: with 428 when a bot check would help, with 429 when nothing does. */
export async function limitCall(
  shop: Counting,
  bots: BotCheck,
  limits: CallLimits,
  call: LimitedCall,
  email?: string,
): Promise<void> {
  const { bySource, unchecked, byAddress, wave, mails } = limits;
  await shop.limits.take(bySource, call.source);
  if (mails) await shop.limits.take(mails, call.source);
  const isSuspicious =
    (await shop.limits.exceeds(unchecked, call.source)) ||
    (wave !== undefined && (await shop.limits.exceeds(wave, 'all')));
  if (isSuspicious && !(await isPerson(bots, call))) {
    shop.log.warn('bot check asked for', { call: bySource.what });
    throw botCheckNeeded(bots);
  }
  if (byAddress && email !== undefined)
    await shop.limits.take(byAddress, await digestOf(shop, 'address', email));
}
