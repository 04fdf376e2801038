import { toLatinDigits } from '@touchline/contract/contact/digits';
import { accountRulesOf } from '@touchline/contract/account/rules';
import * as calls from '@touchline/contract/account/endpoints';
import type { Registered, Registration } from '@touchline/contract/account/schema';
import type { Site } from '@touchline/contract/market/schema';
import { mayMail } from '../../kernel/outbox/mailBudget.ts';
import type { StoredConsents } from '../../kernel/identity/tables.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import { Reply, type Router } from '../../kernel/routing/Router.ts';
import type { Accounts } from './Accounts.ts';
import { recordEvent } from './accountEvents.ts';
import { digestOf, limitCall } from './accountLimits.ts';
import { sendKey, writeMail } from './accountMails.ts';
import { readConfirmed, type Confirmed } from './carrierTokens.ts';
import { accountOf } from './findAccount.ts';
import { normalizeEmail } from '@touchline/contract/contact/emailAddress';
import { birthDate, invalid, registrationErrors } from './registrationRules.ts';
import { startSession } from './startSession.ts';

/** Registration of a full account. */
export function registrationRoutes(router: Router, accounts: Accounts): void {
  const { shop, bots, limits, passwords, onNewsletter, onMembership } = accounts;

  router.route(calls.register, async (call): Promise<Registered | Reply<Registered>> => {
    const { body, site, now, source, request } = call;
    await limitCall(shop, bots, limits.registrations, { source, request, recaptcha: body.recaptcha });
    const errors = registrationErrors(body, site.market, now);
    const email = normalizeEmail(body.email);
    if (errors.length > 0 || email === undefined) throw invalid(errors);
    const confirmed = await confirmedIdentity(body, site);
    const isSilent = accountRulesOf(site.market).emailLookup === 'alwaysAsk';
    // Hashed before anything is looked up, so that an address in use takes as long as a new one.
    const id = await insert(body, email, await passwords.hash(body.password), { site, confirmed, source });
    if (body.newsletter && (id !== undefined || isSilent))
      await onNewsletter({
        ...{ email, site, network: source, isOldEnough: true },
        consentVersion: body.consentVersion ?? '',
      });
    if (id !== undefined && body.membership?.isAccepted)
      await onMembership({ accountId: id, site, termsVersion: body.membership.termsVersion });
    if (isSilent) return confirmBy(email, id, site, source);
    if (id === undefined) {
      // The next attempt, with another address, is for the same person.
      if (confirmed) await shop.limits.forget(limits.carrierTokens, confirmed.id);
      throw invalid([{ field: 'email', errorCode: 'EMAIL_ALREADY_EXISTS' }]);
    }
    await recordEvent(shop, 'registered', id, source);
    await sendKey(accounts, {
      ...{ email, account: { id }, kind: 'email-link', mail: 'welcome', source },
      ...{ language: site.language.code, sitePath: site.language.sitePath, returnTo: body.returnTo },
    });
    const { answer, headers } = await startSession(shop, call, { id, email, level: 'full' }, false);
    return new Reply({ kind: 'signedIn' as const, ...answer }, { headers });
  });

  /** The identity that a phone company confirmed, where the market wants one; its token is used up by this. */
  async function confirmedIdentity(form: Registration, { market }: Site): Promise<Confirmed | undefined> {
    const flags = await shop.flags.evaluate({
      market,
      userId: undefined,
      brand: shop.brand,
      country: market.country,
    });
    if (!flags.ACCOUNT_KMC_FLOW_ENABLED) return undefined;
    const confirmed = form.kmc && (await readConfirmed(shop, form.kmc.userDataToken));
    if (
      !confirmed ||
      !isOf(form, confirmed) ||
      (await shop.limits.exceeds(limits.carrierTokens, confirmed.id))
    )
      throw invalid([{ field: 'kmc', errorCode: 'USER_DATA_TOKEN_NOT_VALID' }]);
    return confirmed;
  }

  /** Whether the form is of the person that the phone company knows. */
  function isOf(form: Registration, { identity }: Confirmed): boolean {
    const born = form.dobFields && birthDate(form.dobFields, shop.clock.now());
    return (
      `${form.lastName.trim()} ${form.firstName.trim()}` === identity.name &&
      born === identity.dateOfBirth &&
      form.gender === identity.gender &&
      toLatinDigits(form.mobileNumber?.trim() ?? '') === identity.phoneNumber
    );
  }

  /**
   * Adds the account; `undefined` when the address has one. That it was asked for is recorded in both cases, so both
   * write to the disk and take the same time.
   */
  async function insert(
    form: Registration,
    email: string,
    passwordHash: string,
    { site, confirmed, source }: { site: Site; confirmed: Confirmed | undefined; source: string },
  ): Promise<string | undefined> {
    const { market, language } = site;
    const now = shop.clock.now();
    const requested = {
      kind: 'registration-requested' as const,
      account_id: null,
      source: await digestOf(shop, 'source', source),
      happened_at: now,
    };
    const { requiredAge } = accountRulesOf(market);
    const consents: StoredConsents = {
      terms: form.terms,
      explicitConsent: form.explicitConsent,
      ...(form.consentVersion === undefined ? {} : { consentVersion: form.consentVersion }),
      ...(form.paidMediaConsent === undefined ? {} : { paidMediaConsent: form.paidMediaConsent }),
      ...(form.paidMediaConsentVersion === undefined
        ? {}
        : { paidMediaConsentVersion: form.paidMediaConsentVersion }),
      ...(form.sourceId === undefined ? {} : { sourceId: form.sourceId }),
      ...(form.serviceId === undefined ? {} : { serviceId: form.serviceId }),
      ...(form.invitationCode === undefined ? {} : { invitationCode: form.invitationCode }),
      ...(form.membership === undefined ? {} : { membership: form.membership }),
      ...(confirmed
        ? {
            kmc: {
              identity: await digestOf(shop, 'carrier-identity', confirmed.identity.ciNumber),
              dormantPeriod: '1y',
            },
          }
        : {}),
    };
    const row = await shop.db
      .with('requested', (db) => db.insertInto('account_events').values(requested))
      .insertInto('accounts')
      .values({
        id: randomHex(shop.random, 32),
        email,
        level: 'full',
        created_at: now,
        first_name: form.firstName.trim(),
        last_name: form.lastName.trim(),
        password_hash: passwordHash,
        birth_date: form.dobFields ? (birthDate(form.dobFields, now) ?? null) : null,
        // By the date of birth or by the box: one of them was checked.
        confirmed_age: requiredAge,
        gender: form.gender ?? null,
        phone: toLatinDigits(form.mobileNumber?.trim() ?? '') || null,
        newsletter: form.newsletter,
        consents: JSON.stringify(consents),
        market: market.code,
        language: language.code,
        site_path: language.sitePath,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  /** Where the shop never says whether an address is in use: the mail tells, and the answer is the same. */
  async function confirmBy(
    email: string,
    id: string | undefined,
    site: Site,
    source: string,
  ): Promise<Registered> {
    const ticket = randomHex(shop.random, 32);
    const sitePath = site.language.sitePath;
    const account = await accountOf(shop.db, email);
    const language = account?.language ?? site.language.code;
    await shop.limits.forget(limits.codeGuesses, await digestOf(shop, 'address', email));
    if (id !== undefined)
      await sendKey(accounts, { email, account, kind: 'login-code', language, sitePath, ticket, source });
    else if (account && (await mayMail(shop, email, 'notice')))
      await writeMail(shop, {
        kind: 'address-in-use',
        recipient: email,
        language,
        accountId: account.id,
        sitePath,
      });
    return { kind: 'confirmationSent', ticket };
  }
}
