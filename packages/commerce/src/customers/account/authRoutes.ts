import { digitsOf } from '@touchline/contract/contact/digits';
import { accountRulesOf } from '@touchline/contract/account/rules';
import * as calls from '@touchline/contract/account/endpoints';
import type { Lookup } from '@touchline/contract/account/schema';
import type { Site } from '@touchline/contract/market/schema';
import { Failure } from '../../kernel/failure/Failure.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { Accounts } from './Accounts.ts';
import { recordEvent } from './accountEvents.ts';
import { botCheckNeeded, digestOf, isPerson, limitCall } from './accountLimits.ts';
import { sendKey } from './accountMails.ts';
import { accountOf, type StoredAccount } from './findAccount.ts';
import { normalizeEmail } from '@touchline/contract/contact/emailAddress';
import { isTicket, takeKey } from './oneTimeKeys.ts';
import { isOutdated, dummyHash } from './PasswordHasher.ts';
import { markEmailVerified } from './markEmailVerified.ts';
import { hasAge, invalid } from './registrationRules.ts';
import { SignInWatch } from './signInWatch.ts';
import { startSession, type AuthCall } from './startSession.ts';

const accepted = { accepted: true } as const;

/** A mail is accepted for everything that looks like an address; nothing is sent to what is none. */
const normalized = (typed: string): string => normalizeEmail(typed) ?? '';

/** Look-up and the ways to sign in. */
export function authRoutes(router: Router, accounts: Accounts): void {
  const { shop, bots, limits, passwords } = accounts;
  const watch = new SignInWatch(shop);
  const siteOf = (sitePath: string): Site => shop.markets.site(sitePath);

  router.route(calls.lookUpEmail, async ({ body, query, source, request }): Promise<Lookup> => {
    const { market } = siteOf(query.sitePath);
    const email = normalizeEmail(body.email);
    if (email === undefined) throw invalid([{ field: 'email', errorCode: 'EMAIL_NOT_VALID' }]);
    await limitCall(shop, bots, limits.lookups, { source, request }, email);
    const account = await accountOf(shop.db, email);
    await recordEvent(shop, 'looked-up', account?.id ?? null, source);
    const { emailLookup, signInCode } = accountRulesOf(market);
    const code = signInCode === 'on' ? (['code'] as const) : [];
    if (emailLookup === 'alwaysAsk')
      return { accountType: 'unknown', nextSteps: ['password', ...code, 'register'] };
    if (!account) return { accountType: 'new', nextSteps: ['register'] };
    if (account.level === 'light') return { accountType: 'light', nextSteps: ['link', ...code] };
    if (account.passwordHash) return { accountType: 'full', nextSteps: ['password', ...code] };
    return { accountType: 'full', nextSteps: signInCode === 'on' ? ['code'] : ['link'] };
  });

  router.route(calls.login, async (call) => {
    const { body, source, request, caller, site } = call;
    const email = normalized(body.user);
    const address = await digestOf(shop, 'address', email);
    await limitCall(shop, bots, limits.logins, { source, request });
    const [isLocked = false, isSuspicious = false, isFlood = false] = await shop.limits.usedUp([
      [limits.wrongByEmail, address],
      [limits.wrongBySource, source],
      [limits.wrongWave, 'all'],
    ]);
    const isWave = isFlood || (await watch.isWave());
    const account = await accountOf(shop.db, email);
    // A device that is signed in to this account is known: what strangers try does not lock it out.
    const isKnownDevice = account !== undefined && caller?.accountId === account.id;
    if (isLocked && !isKnownDevice) throw await locked(account, source);
    if ((isSuspicious || isWave) && !isKnownDevice && !(await isPerson(bots, { source, request })))
      throw botCheckNeeded(bots);
    // Counted before it is checked: of many guesses at once no more than the limit are looked at.
    if ((await shop.limits.exceeds(limits.wrongByEmail, address)) && !isKnownDevice)
      throw await locked(account, source);
    const hash = account?.passwordHash ?? dummyHash;
    const isRight = await passwords.verify(hash, body.password.slice(0, 1_000));
    if (!account?.passwordHash || !isRight) {
      await shop.limits.exceeds(limits.wrongBySource, source);
      await shop.limits.exceeds(limits.wrongWave, 'all');
      await watch.count('failed');
      await recordEvent(shop, 'sign-in-failed', account?.id ?? null, source);
      throw new Failure(401, 'InvalidCredentials', 'Address or password is wrong.');
    }
    await watch.count('succeeded');
    // Nor may one's own sign-ins lock one out.
    await shop.limits.forget(limits.wrongByEmail, address);
    if (account.blockedAt) throw blocked();
    await confirmAge(account, accountRulesOf(site.market).requiredAge, body.ageConfirmation === true);
    if (isOutdated(hash)) await renewHash(account.id, hash, body.password);
    return startSession(shop, call, account, body.persistentLogin);
  });

  async function locked(account: StoredAccount | undefined, source: string): Promise<Failure> {
    await recordEvent(shop, 'locked', account?.id ?? null, source);
    shop.counters.add('sign_ins_locked');
    shop.log.warn('security: sign-in locked', {
      account: account?.id,
      source: await digestOf(shop, 'source', source),
    });
    return new Failure(
      403,
      'ACCOUNT_ACCESS_LOCKED',
      'Too many wrong passwords. Use a code or set a new one.',
    );
  }

  const blocked = () =>
    new Failure(403, 'ACCOUNT_LOCKED_CCI', 'This account is blocked until its owner sets a new password.');

  /** Refuses a person who is too young for this market, or has not said to be old enough. */
  async function confirmAge(account: StoredAccount, years: number, isConfirmed: boolean): Promise<void> {
    if (account.birthDate !== null) {
      if (hasAge(account.birthDate, years, shop.clock.now())) return;
      throw ageNeeded('dobFields', 'CONSUMER_UNDER_MINIMUM_AGE');
    }
    if ((account.confirmedAge ?? 0) >= years) return;
    if (!isConfirmed) throw ageNeeded('ageConfirmation', 'DOB_OR_MINAGECONFIRMATION_REQUIRED');
    await shop.db
      .updateTable('accounts')
      .set({ confirmed_age: years })
      .where('id', '=', account.id)
      .execute();
  }

  const ageNeeded = (field: string, errorCode: string) =>
    invalid([{ field, errorCode }], 401, 'AgeConfirmationNeeded');

  /** Makes a hash of less cost than today's again, unless the password has changed meanwhile. */
  async function renewHash(accountId: string, before: string, password: string): Promise<void> {
    const hash = await passwords.hash(password);
    await shop.db
      .updateTable('accounts')
      .set({ password_hash: hash })
      .where('id', '=', accountId)
      .where('password_hash', '=', before)
      .execute();
  }

  router.route(calls.requestLoginCode, async ({ body, query, source, request }) => {
    const site = siteOf(query.sitePath);
    if (accountRulesOf(site.market).signInCode === 'off') throw codeOff();
    await limitCall(shop, bots, limits.mails, { source, request });
    const email = normalized(body.email);
    const address = await digestOf(shop, 'address', email);
    if (email !== '') await shop.limits.take(limits.codePause, address);
    const account = await accountOf(shop.db, email);
    const isNew = await sendKey(accounts, {
      email,
      account,
      kind: 'login-code',
      sitePath: query.sitePath,
      language: account?.language ?? site.language.code,
      source,
    });
    if (isNew) await shop.limits.forget(limits.codeGuesses, address);
    return accepted;
  });

  const codeOff = () => new Failure(403, 'NotPermitted', 'This market signs nobody in by a code.');

  router.route(calls.loginByCode, async (call) => {
    const { body, source, request, caller, site } = call;
    // The code with a ticket completes a registration.
    if (accountRulesOf(site.market).signInCode === 'off' && body.ticket === undefined) throw codeOff();
    await limitCall(shop, bots, limits.codes, { source, request });
    const address = await digestOf(shop, 'address', normalized(body.email));
    // Counted for every address, so that no answer tells which of them has a code.
    if (await shop.limits.exceeds(limits.codeGuesses, address))
      throw new Failure(401, 'CodeOver', 'Too many wrong codes. Ask for another one.');
    const account = await accountOf(shop.db, normalized(body.email));
    // Nobody's id finds no code, in the same time.
    const used = await takeKey(
      shop,
      'login-code',
      account?.id ?? randomHex(shop.random, 32),
      digitsOf(body.code),
    );
    if (!account || !used) throw new Failure(401, 'InvalidCode', 'The code is wrong, used or over.');
    await shop.limits.forget(limits.codeGuesses, address);
    if (account.blockedAt) throw blocked();
    const hasTicket = body.ticket !== undefined && (await isTicket(shop, body.ticket, used.ticketHash));
    const isSamePerson = hasTicket || caller?.accountId === account.id;
    const { level } = await markEmailVerified(shop, { accountId: account.id, source, isSamePerson });
    return startSession(shop, call satisfies AuthCall, { ...account, level }, body.persistentLogin);
  });
}
