import { accountRulesOf } from '@touchline/contract/account/rules';
import { configValue } from '@touchline/contract/config/configTable';
import type { Site } from '@touchline/contract/market/schema';
import { newsletterTopics } from '@touchline/contract/newsletter/constants';
import type { NewsletterSignup } from '@touchline/contract/newsletter/schema';
import type { Transaction } from 'kysely';
import { mayMail } from '../../kernel/outbox/mailBudget.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { doubleSubmitMs } from './newsletterLimits.ts';
import { makeLink } from './newsletterLinks.ts';
import { writeNewsletterMail } from './newsletterMails.ts';
import { writeReceipt } from './receipts.ts';
import { birthDateOf } from './signupRules.ts';

export interface SignUp {
  readonly form: NewsletterSignup;
  /** The address in its one spelling. */
  readonly email: string;
  readonly site: Site;
  /** Network that it came from. */
  readonly network: string;
  /** The campaign that it belongs to. */
  readonly campaign?: Readonly<Record<string, string>>;
}

/**
 * Signs an address up: it is asked by mail to confirm. Whoever is subscribed already gets the link to the preferences
 * instead, and nothing of the subscription changes. The row is locked, so a second press at the same moment causes no
 * second mail.
 */
export async function signUp(shop: CommerceContext, request: SignUp): Promise<void> {
  const { email, site, form, network, campaign } = request;
  const isFlood = !(await mayMail(shop, email, 'notice'));
  await shop.db.transaction().execute(async (trx) => {
    const own = { ...shop, db: trx };
    const now = shop.clock.now();
    const row = await lockedRow(trx, shop, request);
    const { email: _, recaptcha: __, source, consentVersion, ...ticked } = form;
    await writeReceipt(own, {
      ...{ email, event: 'requested', consentVersion, source, network },
      ...{ market: site.market.code, language: site.language.code },
      details: { ...ticked, ...(campaign ? { campaign } : {}) },
    });
    const isSamePress =
      row.askedAt !== null && Math.abs(now.getTime() - row.askedAt.getTime()) < doubleSubmitMs;
    if (row.state !== 'active') await makePending(trx, row.id, request, now);
    if (isFlood || isSamePress) return;
    await makeLink(own, row.id, 'manage');
    if (row.state !== 'active') await makeLink(own, row.id, 'confirm');
    await trx
      .updateTable('newsletter_subscriptions')
      .set({ asked_at: now })
      .where('id', '=', row.id)
      .execute();
    await writeNewsletterMail(own, {
      kind: row.state === 'active' ? 'newsletter-link' : 'newsletter-confirm',
      recipient: email,
      language: row.state === 'active' ? row.language : site.language.code,
      subscriptionId: row.id,
      sitePath: row.state === 'active' ? row.sitePath : site.language.sitePath,
    });
  });
}

/** The row of the address, made where there is none, and locked by the same statement: nobody can delete it in between. */
async function lockedRow(trx: Transaction<Database>, shop: CommerceContext, { email, form, site }: SignUp) {
  return trx
    .insertInto('newsletter_subscriptions')
    .values({
      id: randomHex(shop.random, 32),
      ...{ email, state: 'pending', market: site.market.code, language: site.language.code },
      ...{ site_path: site.language.sitePath, source: form.source, consent_version: form.consentVersion },
      ...{ gender: null, birth_date: null, confirmed_age: null, frequency: 'all' },
      topics: JSON.stringify(newsletterTopics),
      created_at: shop.clock.now(),
      ...{ paused_until: null, asked_at: null, confirmed_at: null, ended_at: null, last_issue_at: null },
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(['id', 'state', 'asked_at as askedAt', 'language', 'site_path as sitePath'])
    .executeTakeFirstOrThrow();
}

/** What a sign-up asks for; without the consent to marketing, where that is optional, offers are left out. */
async function makePending(
  trx: Transaction<Database>,
  id: string,
  { form, site }: SignUp,
  now: Date,
): Promise<void> {
  const { market, language } = site;
  const hasOffers =
    configValue(market.config, 'newsletterMarketingConsent') !== 'optional' || form.marketingConsent === true;
  await trx
    .updateTable('newsletter_subscriptions')
    .set({
      ...{ state: 'pending', market: market.code, language: language.code, site_path: language.sitePath },
      ...{ source: form.source, consent_version: form.consentVersion, gender: form.gender ?? null },
      birth_date: birthDateOf(form.birthday, now) ?? null,
      confirmed_age: form.ageconfirmation ? accountRulesOf(market).requiredAge : null,
      topics: JSON.stringify(newsletterTopics.filter((topic) => hasOffers || topic !== 'offers')),
      ...{ frequency: 'all', paused_until: null, ended_at: null, confirmed_at: null },
    })
    .where('id', '=', id)
    .execute();
}
