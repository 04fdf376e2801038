import {
  deleteAccount,
  downloadAccountData,
  loginByCode,
  requestLoginCode,
} from '@touchline/contract/client/account';
import {
  captureCampaignSignup,
  changeNewsletterPreferences,
  changeOwnNewsletter,
  confirmNewsletter,
  endNewsletter,
  getNewsletterSubscription,
  getOwnNewsletter,
  getSignupCampaign,
  requestNewsletterLink,
  signUpForNewsletter,
} from '@touchline/contract/client/newsletter';
import type { NewsletterSignup } from '@touchline/contract/newsletter/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
} from '../account/testing/openAccounts.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { composeMail } from '../../mail/composeMail.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import { checkSignup } from './signupRules.ts';
import { sweepNewsletter } from './sweepNewsletter.ts';

const maya = 'maya@example.org';
const signup = (changes: Partial<NewsletterSignup> = {}): NewsletterSignup => ({
  ...{ email: maya, source: 'footer', consentVersion: '3', ageconfirmation: false },
  ...changes,
});
const dayMs = 86_400_000;

describeOnDatabases('The newsletter', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());

  const rows = () =>
    shop.rows<{ state: string; email: string; topics: string[] }>('select * from newsletter_subscriptions');
  const receipts = () =>
    shop.rows<{ event: string; consent_version: string | null; address: string }>(
      'select * from newsletter_receipts order by id',
    );
  const mails = async () =>
    (await shop.rows<{ kind: string }>('select kind from mails')).map(({ kind }) => kind);
  const keyIn = async (kind: string) => (await shop.mailTo(maya, kind)).secret;
  async function subscribed(changes: Partial<NewsletterSignup> = {}) {
    const { call } = shop.browser();
    await signUpForNewsletter(call, signup(changes));
    const confirmed = await confirmNewsletter(call, await keyIn('newsletter-confirm'));
    if (confirmed.kind !== 'confirmed') throw new Error(confirmed.kind);
    return { call, key: confirmed.key };
  }

  it('is ordered by a mail that asks first; opening its link changes nothing, confirming it does [A1.07, A3.15, A7.16]', async () => {
    const { call } = shop.browser();
    const outcome = await signUpForNewsletter(
      call,
      signup({ email: ' Maya@Example.ORG ', gender: 'Female', birthday: '1990-3-27', ageconfirmation: true }),
    );
    expect(outcome).toEqual({ kind: 'signedUp', euci: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown });
    expect(await rows()).toMatchObject([
      {
        ...{ state: 'pending', email: maya, source: 'footer', consent_version: '3', gender: 'Female' },
        ...{ birth_date: '1990-03-27', confirmed_age: 16 },
      },
    ]);
    const key = await keyIn('newsletter-confirm');
    // A mail scanner opens every link.
    expect(await getNewsletterSubscription(call, key)).toMatchObject({
      subscription: { state: 'pending', maskedEmail: 'm•••@example.org' },
    });
    expect(await rows()).toMatchObject([{ state: 'pending' }]);
    const confirmations = await Promise.all([confirmNewsletter(call, key), confirmNewsletter(call, key)]);
    expect(confirmations.map(({ kind }) => kind)).toEqual(['confirmed', 'confirmed']);
    expect(await rows()).toMatchObject([{ state: 'active' }]);
    expect((await mails()).toSorted()).toEqual(['newsletter-confirm', 'newsletter-welcome']);
  });

  it('answers the same for an address that is subscribed, changes nothing for it, and tells its owner [A3.16]', async () => {
    await subscribed();
    shop.clock.advance(120_000);
    const stranger = shop.browser();
    const known = await signUpForNewsletter(stranger.call, signup({ gender: 'Male', consentVersion: '9' }));
    const unknown = await signUpForNewsletter(stranger.call, signup({ email: 'else@example.org' }));
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(known.kind).toBe(unknown.kind);
    expect((await rows()).find(({ email }) => email === maya)).toMatchObject({
      ...{ state: 'active', gender: null, consent_version: '3' },
    });
    expect((await shop.mailTo(maya)).kind).toBe('newsletter-link');
  });

  it('is asked for once by two presses at the same moment, and no more than six times a day', async () => {
    const { call } = shop.browser();
    await Promise.all([signUpForNewsletter(call, signup()), signUpForNewsletter(call, signup())]);
    expect(await shop.mailCount(maya)).toBe(1);
    for (let hour = 0; hour < 6; hour += 1) {
      shop.clock.advance(3_600_000);
      expect((await signUpForNewsletter(call, signup())).kind).toBe('signedUp');
    }
    expect(await shop.mailCount(maya)).toBeLessThanOrEqual(6);
  });

  it('keeps a receipt of each consent: the version of its texts and the moment, without the address', async () => {
    const { call, key } = await subscribed();
    await endNewsletter(call, key);
    const kept = await receipts();
    expect(kept.map(({ event, consent_version: version }) => [event, version])).toEqual([
      ['requested', '3'],
      ['confirmed', '3'],
      ['ended', null],
    ]);
    expect(new Set(kept.map(({ address }) => address)).size).toBe(1);
    expect(JSON.stringify(kept)).not.toContain('maya');
  });

  it('stores no secret of a link: 160 bits of it are in the mail, and a hash in the database', async () => {
    await subscribed();
    const key = await keyIn('newsletter-welcome');
    expect(key).toMatch(/^[0-9a-f]{40}$/);
    const stored = await shop.rows('select l.*, m.data from newsletter_links l, mails m');
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  it('has a link in each mail that unsubscribes by one press of the mail program (RFC 8058)', async () => {
    const { call } = await subscribed();
    const [mail] = await database.db
      .selectFrom('mails')
      .select(['id', 'kind', 'recipient', 'language', 'data'])
      .where('kind', '=', 'newsletter-welcome')
      .execute();
    const { headers } = await composeMail(shop.shop, mail as NonNullable<typeof mail>);
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL(/^<(.+)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    expect(address.pathname).toBe('/gb/newsletter/unsubscribe');
    const key = address.searchParams.get('key') ?? '';
    const ended = await endNewsletter(call, key);
    expect(ended).toMatchObject({ kind: 'open', subscription: { state: 'ended' } });
    // Repeated, it stays so.
    expect((await endNewsletter(call, key)).kind).toBe('open');
    expect(await rows()).toMatchObject([{ state: 'ended' }]);
  });

  it('does not begin again by an old link that confirmed', async () => {
    const { call } = shop.browser();
    await signUpForNewsletter(call, signup());
    const firstKey = await keyIn('newsletter-confirm');
    const confirmed = await confirmNewsletter(call, firstKey);
    await endNewsletter(call, confirmed.kind === 'confirmed' ? confirmed.key : '');
    expect((await confirmNewsletter(call, firstKey)).kind).toBe('linkOver');
  });

  it('forgets a sign-up that nobody confirmed in a week, and its link is over', async () => {
    const { call } = shop.browser();
    await signUpForNewsletter(call, signup());
    const key = await keyIn('newsletter-confirm');
    shop.clock.advance(6 * dayMs);
    await sweepNewsletter(shop.shop);
    expect(await rows()).toHaveLength(1);
    shop.clock.advance(dayMs + 1_000);
    expect((await confirmNewsletter(call, key)).kind).toBe('linkOver');
    await sweepNewsletter(shop.shop);
    expect(await rows()).toEqual([]);
    expect((await receipts()).map(({ event }) => event)).toEqual(['requested']);
  });

  it('forgets the address of whoever unsubscribed a month ago', async () => {
    const { call, key } = await subscribed();
    await endNewsletter(call, key);
    shop.clock.advance(29 * dayMs);
    await sweepNewsletter(shop.shop);
    expect(await rows()).toHaveLength(1);
    shop.clock.advance(2 * dayMs);
    await sweepNewsletter(shop.shop);
    expect(await rows()).toEqual([]);
  });

  it('takes topics, frequency and a pause by the link; without any topic it ends', async () => {
    const { call, key } = await subscribed();
    expect(
      await changeNewsletterPreferences(call, key, {
        ...{ topics: ['offers', 'launches'], frequency: 'weekly', pauseDays: 30 },
      }),
    ).toMatchObject({
      subscription: {
        ...{ topics: ['launches', 'offers'], frequency: 'weekly' },
        pausedUntil: new Date(shop.clock.now().getTime() + 30 * dayMs).toISOString(),
      },
    });
    expect(
      await changeNewsletterPreferences(call, key, { topics: ['offers'], frequency: 'all', pauseDays: 0 }),
    ).toMatchObject({ subscription: { pausedUntil: null } });
    expect(await changeNewsletterPreferences(call, key, { topics: [], frequency: 'all' })).toMatchObject({
      subscription: { state: 'ended' },
    });
    expect(await changeNewsletterPreferences(call, key, { topics: ['offers'], frequency: 'all' })).toEqual({
      kind: 'notActive',
    });
  });

  it('mails the link to the preferences to subscribers only, and answers everybody alike', async () => {
    const { call } = await subscribed();
    const before = await shop.mailCount(maya);
    expect(await requestNewsletterLink(call, maya)).toEqual({ kind: 'sent' });
    expect(await requestNewsletterLink(call, 'nobody@example.org')).toEqual({ kind: 'sent' });
    expect([await shop.mailCount(maya), await shop.mailCount('nobody@example.org')]).toEqual([before + 1, 0]);
  });

  it('refuses what is no address, at its field', async () => {
    const { call } = shop.browser();
    expect(await signUpForNewsletter(call, signup({ email: 'maya@' }))).toEqual({
      ...{ kind: 'refused', field: 'email', message: 'EMAIL_NOT_VALID' },
    });
    expect(await rows()).toEqual([]);
  });

  it('asks a network that signs up one address after the other for a bot check', async () => {
    const { call } = shop.browser();
    const kinds: string[] = [];
    for (let count = 0; count < 7; count += 1)
      kinds.push((await signUpForNewsletter(call, signup({ email: `m${count}@example.org` }))).kind);
    expect(kinds.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'signedUp'));
    expect(kinds.slice(5)).toEqual(['botCheckNeeded', 'botCheckNeeded']);
  });

  it('shows an account its subscription once the address is proved, and goes with the account', async () => {
    await subscribed();
    const browser = shop.browser();
    await registered(browser, maya);
    // Anybody can register with somebody's address.
    expect(await getOwnNewsletter(browser.call)).toMatchObject({ newsletter: { state: 'none' } });
    await requestLoginCode(browser.call, maya);
    const { secret } = await shop.mailTo(maya, 'email-code');
    await loginByCode(browser.call, {
      ...{ email: maya, code: secret, persistentLogin: false, isMobile: false },
    });
    expect(
      await changeOwnNewsletter(browser.call, { topics: ['training'], frequency: 'monthly' }),
    ).toMatchObject({
      newsletter: { state: 'active', topics: ['training'], frequency: 'monthly' },
    });
    const data = await downloadAccountData(browser.call);
    expect(data).toMatchObject({ data: { newsletter: { state: 'active', topics: ['training'] } } });
    expect(await deleteAccount(browser.call, { currentPassword: goodPassword })).toEqual({ kind: 'done' });
    expect(await rows()).toEqual([]);
  });

  it('is not taken from a subscriber by somebody who registers with the address and deletes the account', async () => {
    await subscribed();
    const stranger = shop.browser();
    await registered(stranger, maya);
    await deleteAccount(stranger.call, { currentPassword: goodPassword });
    expect(await rows()).toMatchObject([{ state: 'active' }]);
  });

  it('that a registration orders is asked for by mail as well', async () => {
    await registered(shop.browser(), maya, { newsletter: true, consentVersion: '7' });
    expect(await rows()).toMatchObject([{ state: 'pending', source: 'registration', consent_version: '7' }]);
    expect(await mails()).toContain('newsletter-confirm');
  });

  it('knows no campaign of another component or trigger [A7.20]', async () => {
    const { call } = shop.browser();
    expect(await getSignupCampaign(call, 'none', 'link')).toBeUndefined();
    expect(
      await captureCampaignSignup(call, {
        ...signup(),
        ...{ componentId: 'none', trigger: 'link', 'cs-version': '1' },
      }),
    ).toEqual({ kind: 'campaignOver' });
    expect(await rows()).toEqual([]);
  });
});

describe('A market', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const refusal = (config: Record<string, boolean | string>, changes: Partial<NewsletterSignup>) => {
    try {
      checkSignup(signup(changes), { ...testMarket(), account: { requiredAge: 16 }, config }, now);
      return undefined;
    } catch (error) {
      return (error as { details: { serverError: { field: string; message: string } } }).details.serverError;
    }
  };

  it.each([
    ['gender', { newsletterGenderRadios: true }, {}, 'GENDER_REQUIRED', { gender: 'Male' }],
    ['gender', { newsletterGenderButtons: true }, {}, 'GENDER_REQUIRED', { gender: 'Female' }],
    ['birthday', { newsletterDateOfBirth: true }, {}, 'DOB_NOT_VALID', { birthday: '2010-11-21' }],
    ['birthday', {}, { birthday: '2010-02-30' }, 'DOB_NOT_VALID', { birthday: '2010-02-28' }],
    ['birthday', {}, { birthday: '2010-11-22' }, 'CONSUMER_UNDER_MINIMUM_AGE', { birthday: '2010-11-21' }],
    [
      'ageconfirmation',
      { newsletterAgeBox: true },
      {},
      'MINAGECONFIRMATION_NOT_ACCEPTED',
      { ageconfirmation: true },
    ],
    ['terms', { newsletterTermsBox: true }, {}, 'TERMS_NOT_ACCEPTED', { terms: true }],
    [
      'personalData',
      { newsletterPersonalDataBox: true },
      {},
      'PERSONAL_DATA_NOT_ACCEPTED',
      { personalData: true },
    ],
    [
      'marketingConsent',
      { newsletterMarketingConsent: 'required' },
      {},
      'MARKETING_NOT_ACCEPTED',
      { marketingConsent: true },
    ],
  ] as const)('that asks for %s refuses a sign-up without it', (field, config, without, message, fill) => {
    expect(refusal(config, without)).toEqual({ field, message });
    expect(refusal(config, fill)).toBeUndefined();
  });

  it('takes a sign-up without the optional consent to marketing', () => {
    expect(refusal({ newsletterMarketingConsent: 'optional' }, {})).toBeUndefined();
  });
});
