import { accountRulesOf } from '@touchline/contract/account/rules';
import * as calls from '@touchline/contract/account/endpoints';
import { notFound } from '../../kernel/failure/Failure.ts';
import { anyOrder } from '../../sales/order/loadOrder.ts';
import { orderIdOfLink } from '../../sales/order/orderLinks.ts';
import type { StoredConsents } from '../../kernel/identity/tables.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { Accounts } from './Accounts.ts';
import { digestOf, limitCall } from './accountLimits.ts';
import { sendKey, writeMail } from './accountMails.ts';
import { accountOf } from './findAccount.ts';
import { normalizeEmail } from '@touchline/contract/contact/emailAddress';
import { accountOfLink, takeKey } from './oneTimeKeys.ts';
import { markEmailVerified } from './markEmailVerified.ts';
import { invalid, passwordErrors } from './registrationRules.ts';
import { startSession } from './startSession.ts';

const accepted = { accepted: true } as const;

/** Forgotten passwords, and light accounts on their way to a password. */
export function recoveryRoutes(router: Router, accounts: Accounts): void {
  const { shop, bots, limits, passwords } = accounts;

  /** Sends the link that sets a password: the one for a first password to a light account. */
  async function sendLink(typed: string, sitePath: string, source: string): Promise<void> {
    const email = normalizeEmail(typed) ?? '';
    const account = await accountOf(shop.db, email);
    const language = account?.language ?? shop.markets.site(sitePath).language.code;
    const kind = account?.level === 'light' ? 'light-link' : 'password-reset';
    await sendKey(accounts, { email, account, kind, language, sitePath, source });
  }

  router.route(calls.forgotPassword, async ({ body, query, source, request }) => {
    await limitCall(shop, bots, limits.mails, { source, request, recaptcha: body.recaptcha });
    await sendLink(body.email, query.sitePath, source);
    return accepted;
  });

  router.route(calls.requestLightAccountLink, async ({ body, query, source, request }) => {
    await limitCall(shop, bots, limits.mails, { source, request, recaptcha: body.recaptcha });
    await sendLink(body.email, query.sitePath, source);
    return accepted;
  });

  /** Makes a light account unless the address has an account. */
  async function addLight(
    email: string,
    sitePath: string,
    confirmedAge: number | null,
    from: Pick<StoredConsents, 'sourceId' | 'basketId'> = {},
  ): Promise<void> {
    const { market, language } = shop.markets.site(sitePath);
    await shop.db
      .insertInto('accounts')
      .values({
        id: randomHex(shop.random, 32),
        email,
        level: 'light',
        created_at: shop.clock.now(),
        password_hash: null,
        consents: JSON.stringify(from),
        birth_date: null,
        confirmed_age: confirmedAge,
        gender: null,
        phone: null,
        market: market.code,
        language: language.code,
        site_path: sitePath,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
  }

  router.route(calls.activateLightAccount, async ({ body, query, source, request }) => {
    await limitCall(shop, bots, limits.mails, { source, request });
    const email = normalizeEmail(body.email);
    if (email === undefined) throw invalid([{ field: 'email', errorCode: 'EMAIL_NOT_VALID' }]);
    const { requiredAge } = accountRulesOf(shop.markets.site(query.sitePath).market);
    if (requiredAge > 0 && !body.minAgeConfirmation)
      throw invalid([{ field: 'minAgeConfirmation', errorCode: 'MINAGECONFIRMATION_NOT_ACCEPTED' }]);
    const { sourceId, basketId } = body;
    const from = { sourceId, ...(basketId === undefined ? {} : { basketId }) };
    await addLight(email, query.sitePath, body.minAgeConfirmation ? requiredAge : null, from);
    if (body.sendActivationEmail) await sendLink(email, query.sitePath, source);
    return accepted;
  });

  router.route(calls.requestOrderAccountLink, async ({ body, query, source, request }) => {
    await limitCall(shop, bots, limits.mails, { source, request });
    const opened = await orderIdOfLink(shop, body.key);
    const order = opened && (await anyOrder(shop.db, opened.orderId));
    const email = order && normalizeEmail(order.email);
    if (!email) throw notFound('order');
    // Whoever holds the order's link need not read its address, so the link to the account goes there by mail.
    await addLight(email, query.sitePath, null);
    await sendLink(email, query.sitePath, source);
    return accepted;
  });

  /**
   * Sets the password that a link allows: of many uses of one link at once one succeeds, and a password that is refused
   * does not use it up.
   */
  async function setPassword(
    { key, password }: { readonly key: string; readonly password: string },
    sitePath: string,
    source: string,
  ): Promise<{ id: string; email: string }> {
    const { market, language } = shop.markets.site(sitePath);
    const found = await accountOfLink(shop, ['password-reset', 'light-link'], key);
    if (!found) throw notFound('link');
    const errors = passwordErrors(password, found.email, market);
    if (errors.length > 0) throw invalid(errors);
    const passwordHash = await passwords.hash(password);
    if (!(await takeKey(shop, found.kind, found.accountId, key))) throw notFound('link');
    await markEmailVerified(shop, { accountId: found.accountId, source, passwordHash });
    await shop.limits.forget(limits.wrongByEmail, await digestOf(shop, 'address', found.email));
    await writeMail(shop, {
      kind: 'password-changed',
      recipient: found.email,
      language: language.code,
      accountId: found.accountId,
      sitePath,
    });
    return { id: found.accountId, email: found.email };
  }

  router.route(calls.readPasswordLink, async ({ body, source, request }) => {
    await limitCall(shop, bots, limits.keys, { source, request });
    const found = await accountOfLink(shop, ['password-reset', 'light-link'], body.key);
    if (!found) throw notFound('link');
    return { userName: found.email };
  });

  router.route(calls.resetPassword, async ({ body, query, source, request }) => {
    await limitCall(shop, bots, limits.keys, { source, request });
    return { userName: (await setPassword(body, query.sitePath, source)).email };
  });

  router.route(calls.upgradeLightAccount, async (call) => {
    const { body, site, source, request } = call;
    await limitCall(shop, bots, limits.keys, { source, request });
    const account = await setPassword(body, site.language.sitePath, source);
    return startSession(shop, call, { ...account, level: 'full' }, body.persistentLogin);
  });
}
