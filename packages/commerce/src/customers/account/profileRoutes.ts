import { digitsOf } from '@touchline/contract/contact/digits';
import * as calls from '@touchline/contract/account/endpoints';
import type { Profile } from '@touchline/contract/account/schema';
import { sessionChangeHeader, writeSessionChange } from '@touchline/contract/sessionHeader';
import { mayMail } from '../../kernel/outbox/mailBudget.ts';
import { storeOfDevice } from '../../sales/associate/associates.ts';
import { handOver, leaveBasket } from '../../sales/basket/handOver.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { AccountHolder } from '../../kernel/identity/Caller.ts';
import { checkoutHeaders } from '../../kernel/identity/identify.ts';
import { revokeSession, revokeSessionsOf } from '../../kernel/identity/sessions.ts';
import { Reply, type Router } from '../../kernel/routing/Router.ts';
import type { Accounts } from './Accounts.ts';
import { recordEvent } from './accountEvents.ts';
import { accountDataOf } from './accountData.ts';
import { digestOf, limitCall } from './accountLimits.ts';
import { sendKey, writeMail } from './accountMails.ts';
import { revokeOtherSessions } from './revokeOtherSessions.ts';
import { accountOf } from './findAccount.ts';
import { normalizeEmail } from '@touchline/contract/contact/emailAddress';
import { takeKey } from './oneTimeKeys.ts';
import { markEmailVerified } from './markEmailVerified.ts';
import { invalid, nameErrors, passwordErrors } from './registrationRules.ts';

const accepted = { accepted: true } as const;
const sessionOver = { [sessionChangeHeader]: writeSessionChange('ended') };

/** What a person who is signed in sees and changes, and signing out. */
export function profileRoutes(router: Router, accounts: Accounts): void {
  const { shop, bots, limits, passwords, erase } = accounts;

  async function profileOf({ accountId, session }: AccountHolder): Promise<Profile> {
    const row = await shop.db
      .selectFrom('accounts as a')
      .innerJoin('sessions as s', 's.account_id', 'a.id')
      .select([
        'a.first_name',
        'a.last_name',
        'a.email',
        'a.level',
        'a.verified_at',
        'a.consents',
        's.is_persistent',
        's.expires_at',
      ])
      .where('a.id', '=', accountId)
      .where('s.id', '=', session.id)
      .executeTakeFirst();
    if (!row) throw notFound('account');
    const email = row.email ?? '';
    return {
      firstName: row.first_name,
      lastName: row.last_name,
      userName: email,
      emailAddress: email,
      euci: await digestOf(shop, 'euci', email),
      acid: accountId,
      customerId: accountId,
      accountType: row.level === 'full' ? 'FULL' : 'LIGHT',
      isEmailVerified: row.verified_at !== null,
      isPhoneVerified: row.consents.kmc !== undefined,
      isPersistent: row.is_persistent,
      isFresh: session.freshness === 'fresh',
      expirationTimestamp: row.expires_at.getTime(),
    };
  }

  /**
   * Whoever changes how an account signs in, or deletes it, knows its password: even a fresh session may be somebody
   * else's who found the device open.
   */
  async function checkOwner(
    { accountId }: AccountHolder,
    email: string,
    password: string | undefined,
  ): Promise<void> {
    const account = await shop.db
      .selectFrom('accounts')
      .select('password_hash as hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (account.hash === null) return;
    const wrong = invalid([{ field: 'currentPassword', errorCode: 'PASSWORD_WRONG' }]);
    if (!password) throw wrong;
    // Counted before it is checked, with the wrong passwords of the sign-in.
    const address = await digestOf(shop, 'address', email);
    await shop.limits.take(limits.wrongByEmail, address);
    if (!(await passwords.verify(account.hash, password))) throw wrong;
    await shop.limits.forget(limits.wrongByEmail, address);
  }

  router.route(calls.getProfile, ({ caller }) => profileOf(caller));

  router.route(calls.changeProfile, async ({ caller, body }) => {
    const errors = nameErrors(body);
    if (errors.length > 0) throw invalid(errors);
    await shop.db
      .updateTable('accounts')
      .set({ first_name: body.firstName.trim(), last_name: body.lastName.trim() })
      .where('id', '=', caller.accountId)
      .execute();
    return profileOf(caller);
  });

  router.route(calls.requestEmailChange, async ({ caller, body, site, source, request }) => {
    await limitCall(shop, bots, limits.mails, { source, request });
    const newEmail = normalizeEmail(body.email);
    if (newEmail === undefined) throw invalid([{ field: 'email', errorCode: 'EMAIL_NOT_VALID' }]);
    const { emailAddress } = await profileOf(caller);
    await checkOwner(caller, emailAddress, body.currentPassword);
    const account = await accountOf(shop.db, emailAddress);
    const other = await accountOf(shop.db, newEmail);
    const language = site.language.code;
    const { sitePath } = site.language;
    if (!other || other.id === account?.id)
      await sendKey(accounts, {
        email: account?.email ?? '',
        account,
        kind: 'email-code',
        language,
        sitePath,
        newEmail,
        source,
      });
    else if (await mayMail(shop, newEmail, 'notice'))
      await writeMail(shop, {
        kind: 'address-in-use',
        recipient: newEmail,
        language: other.language,
        accountId: other.id,
        sitePath,
      });
    return accepted;
  });

  router.route(calls.confirmEmailChange, async ({ caller, body, site, source, request, now }) => {
    await limitCall(shop, bots, limits.codes, { source, request });
    const wrong = new Failure(422, 'InvalidCode', 'The code is wrong, used or over.');
    const used = await takeKey(shop, 'email-code', caller.accountId, digitsOf(body.code));
    if (!used?.email) throw wrong;
    const { emailAddress: before } = await profileOf(caller);
    await shop.db.transaction().execute(async (trx) => {
      const own = { ...shop, db: trx };
      const changed = await trx
        .updateTable('accounts')
        .set({ email: used.email, verified_at: now })
        .where('id', '=', caller.accountId)
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('accounts as o').select('o.id').where('o.email', '=', used.email))),
        )
        .returning('id')
        .executeTakeFirst();
      // Somebody has taken the address since the code was sent.
      if (!changed) throw wrong;
      await revokeOtherSessions(trx, caller, now);
      await recordEvent(own, 'email-changed', caller.accountId, source);
      // Whoever reads the address of before hears of it: it may be the only sign that somebody else is in the account.
      await writeMail(own, {
        ...{ kind: 'email-changed', recipient: before, language: site.language.code },
        ...{ accountId: caller.accountId, sitePath: site.language.sitePath },
      });
    });
    return profileOf(caller);
  });

  router.route(calls.requestEmailVerification, async ({ caller, body, site, source }) => {
    const { emailAddress: email, isEmailVerified } = await profileOf(caller);
    if (isEmailVerified) return { email, isEmailVerified };
    await shop.limits.take(limits.verificationPause, caller.accountId);
    await shop.limits.take(limits.verifications, caller.accountId);
    const isSent = await sendKey(accounts, {
      ...{ email, account: { id: caller.accountId }, kind: 'email-link', source, returnTo: body.returnTo },
      ...{ language: site.language.code, sitePath: site.language.sitePath },
    });
    // The owner asks for their own address: nothing is given away by saying so.
    if (!isSent)
      throw new Failure(429, 'RateLimited', 'Too many mails to this address.', { retryAfter: 3_600 });
    return { email, isEmailVerified };
  });

  router.route(calls.verifyEmail, async ({ caller, body, source, request }) => {
    await limitCall(shop, bots, limits.keys, { source, request });
    const { accountId } = caller;
    if (!(await takeKey(shop, 'email-link', accountId, body.key))) throw notFound('link');
    await markEmailVerified(shop, { accountId, source, isSamePerson: true });
    return profileOf(caller);
  });

  router.route(calls.changePassword, async ({ caller, body, site, source, now }) => {
    const before = await profileOf(caller);
    await checkOwner(caller, before.emailAddress, body.currentPassword);
    const errors = passwordErrors(body.password, before.emailAddress, site.market);
    if (errors.length > 0) throw invalid(errors);
    await shop.db
      .updateTable('accounts')
      .set({ password_hash: await passwords.hash(body.password), level: 'full' })
      .where('id', '=', caller.accountId)
      .execute();
    // A session of a light account stays one in name only: from now on it is the full account's.
    await shop.db
      .updateTable('sessions')
      .set({ kind: 'customer' })
      .where('id', '=', caller.session.id)
      .execute();
    await revokeOtherSessions(shop.db, caller, now);
    await recordEvent(shop, 'password-changed', caller.accountId, source);
    await writeMail(shop, {
      kind: 'password-changed',
      recipient: before.emailAddress,
      language: site.language.code,
      accountId: caller.accountId,
      sitePath: site.language.sitePath,
    });
    return profileOf(caller);
  });

  router.route(calls.logout, async ({ caller, body, site, now }) => {
    if (caller?.session) await revokeSession(shop.db, caller.session.id, now);
    const { accountId, basketId } = caller ?? {};
    const { code } = site.market;
    if (accountId === undefined) return new Reply(accepted, { headers: sessionOver });
    // A bag that a call under way made as its shopper signed in is the account's.
    const handedOver = await handOver(shop, caller, accountId, site.market);
    // The next customer stands at the same device.
    const isOfStore = (await storeOfDevice(shop.db, caller?.session)) !== undefined;
    const checkout = await leaveBasket(
      shop,
      { accountId, basketId: handedOver?.basketId ?? basketId },
      body.keepBasket && !isOfStore,
      code,
    );
    return new Reply(accepted, { headers: { ...sessionOver, ...(await checkoutHeaders(shop, checkout)) } });
  });

  router.route(calls.logoutEverywhere, async ({ caller, site, source, now }) => {
    await revokeSessionsOf(shop.db, caller.accountId, now);
    await recordEvent(shop, 'signed-out-everywhere', caller.accountId, source);
    await handOver(shop, caller, caller.accountId, site.market);
    const checkout = await leaveBasket(shop, caller, false, site.market.code);
    return new Reply(accepted, { headers: { ...sessionOver, ...(await checkoutHeaders(shop, checkout)) } });
  });

  router.route(calls.downloadAccountData, async ({ caller: { accountId }, now }) => {
    await shop.limits.take(limits.downloads, accountId);
    return accountDataOf(shop.db, accountId, now);
  });

  router.route(calls.deleteAccount, async ({ caller, body, site, source }) => {
    const { emailAddress } = await profileOf(caller);
    await checkOwner(caller, emailAddress, body.currentPassword);
    await shop.db.transaction().execute(async (trx) => {
      const own = { ...shop, db: trx };
      await erase(own, caller.accountId);
      await recordEvent(own, 'deleted', caller.accountId, source);
      if (emailAddress)
        await writeMail(own, {
          ...{ kind: 'account-deleted', recipient: emailAddress, accountId: caller.accountId },
          ...{ language: site.language.code, sitePath: site.language.sitePath },
        });
    });
    const checkout = await leaveBasket(shop, caller, false, site.market.code);
    return new Reply(accepted, { headers: { ...sessionOver, ...(await checkoutHeaders(shop, checkout)) } });
  });
}
