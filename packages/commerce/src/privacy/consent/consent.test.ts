import { acceptConsents, getAccountConsents, getConsentsData } from '@touchline/contract/client/consent';
import { deleteAccount } from '@touchline/contract/client/account';
import type { AcceptConsents, ConsentTexts } from '@touchline/contract/consent/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../../customers/account/testing/openAccounts.ts';
import type { ShopPages } from '../../catalogue/content/ShopContent.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import type { CheckoutSetUp } from '../../sales/order/testing/openCheckout.ts';
import { consentRoutes } from './consentRoutes.ts';

const texts = (name: string): ConsentTexts => ({
  firstLevel: `${name}, says {{shop}}`,
  secondLevel: `${name} in short`,
  thirdLevel: `${name} in full`,
});
const consents = {
  newsletter: { version: '3', texts: { en: texts('Newsletter') } },
  registration: { version: '4', texts: { en: texts('Registration') } },
  paidMedia: { version: '5', texts: { en: texts('Paid media') } },
};

const answer = (changes: Partial<AcceptConsents> = {}): AcceptConsents => ({
  minAgeConfirmation: true,
  source: 'consent-page',
  consents: [
    { consentType: 'AMF', accepted: true, version: '4' },
    { consentType: 'PMF', accepted: false, version: '5' },
  ],
  ...changes,
});

describeOnDatabases('Consents', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let maya: TestBrowser;
  const begin = async (market: CheckoutSetUp['market'] = { consents }, ofBrand?: ShopPages['consents']) => {
    shop = await openAccounts(database, { market });
    const pages = { ...(ofBrand ? { consents: ofBrand } : {}) } as ShopPages;
    const content = { ...shop.shop.content, brands: new Map([[shop.shop.brand, pages]]) };
    consentRoutes(shop.router, { ...shop.shop, content });
    maya = shop.browser();
  };
  beforeEach(async () => {
    database = await open();
    await begin();
  });
  afterEach(() => database.close());

  it('are told in three depths with a version for newsletter, registration and paid media [A3.22, A7.26]', async () => {
    expect(await getConsentsData(maya.call)).toEqual({
      newsletter: {
        version: '3',
        texts: { ...texts('Newsletter'), firstLevel: 'Newsletter, says Touchline' },
      },
      registration: {
        version: '4',
        texts: { ...texts('Registration'), firstLevel: 'Registration, says Touchline' },
      },
      paidMedia: {
        version: '5',
        texts: { ...texts('Paid media'), firstLevel: 'Paid media, says Touchline' },
      },
    });
  });

  it('are those of the brand where it has words of its own in the language, recorded with their version', async () => {
    const own = { version: 'crew-1', texts: { en: { ...texts('The crew'), firstLevel: 'Join {{shop}}' } } };
    const german = { version: 'crew-2', texts: { de: texts('Die Mannschaft') } };
    await begin({ consents }, { paidMedia: own, newsletter: german });
    const told = await getConsentsData(maya.call);
    expect(told?.paidMedia).toMatchObject({ version: 'crew-1', texts: { firstLevel: 'Join Touchline' } });
    expect(told?.newsletter.version).toBe('3');
    await registered(maya, 'maya@example.org');
    const agreed = await acceptConsents(
      maya.call,
      answer({
        consents: [
          { consentType: 'AMF', accepted: true, version: '4' },
          { consentType: 'PMF', accepted: true, version: 'crew-1' },
        ],
      }),
    );
    expect(agreed).toMatchObject({
      kind: 'done',
      consents: { consents: [{ version: '4' }, { consentType: 'PMF', version: 'crew-1' }] },
    });
  });

  it('are not there for a market without texts in its language, and the client goes on without', async () => {
    await begin({});
    expect(await getConsentsData(maya.call)).toBeUndefined();
  });

  it('are recorded with source, version and moment, and the last answer holds [A3.23, A3.24, A7.29]', async () => {
    await registered(maya, 'maya@example.org');
    expect(await acceptConsents(maya.call, answer())).toEqual({
      kind: 'done',
      consents: { minAgeConfirmed: true, consents: answer().consents },
    });
    await acceptConsents(
      maya.call,
      answer({ consents: [{ consentType: 'PMF', accepted: true, version: '5' }] }),
    );
    expect((await getAccountConsents(maya.call))?.consents).toEqual([
      { consentType: 'AMF', accepted: true, version: '4' },
      { consentType: 'PMF', accepted: true, version: '5' },
    ]);
    expect(
      await shop.rows(
        'select consent_type, accepted, version, source, market, language from account_consents order by id',
      ),
    ).toEqual([
      {
        consent_type: 'AMF',
        accepted: true,
        version: '4',
        source: 'consent-page',
        market: 'gb',
        language: 'en',
      },
      {
        consent_type: 'PMF',
        accepted: false,
        version: '5',
        source: 'consent-page',
        market: 'gb',
        language: 'en',
      },
      {
        consent_type: 'PMF',
        accepted: true,
        version: '5',
        source: 'consent-page',
        market: 'gb',
        language: 'en',
      },
    ]);
  });

  it('begin with what the registration agreed to', async () => {
    await registered(maya, 'maya@example.org', {
      ...{ consentVersion: '2', paidMediaConsent: true, paidMediaConsentVersion: '5' },
    });
    expect(await getAccountConsents(maya.call)).toEqual({
      minAgeConfirmed: true,
      consents: [
        { consentType: 'AMF', accepted: true, version: '2' },
        { consentType: 'PMF', accepted: true, version: '5' },
      ],
    });
  });

  it('ask for the age again when the market requires a higher one, and keep it once confirmed', async () => {
    await registered(maya, 'maya@example.org');
    await database.db.updateTable('accounts').set({ confirmed_age: 14 }).execute();
    expect((await getAccountConsents(maya.call))?.minAgeConfirmed).toBe(false);
    expect(await acceptConsents(maya.call, answer({ minAgeConfirmation: false }))).toEqual({
      kind: 'invalid',
      errors: [{ field: 'minAgeConfirmation', errorCode: 'MINAGECONFIRMATION_NOT_ACCEPTED' }],
    });
    expect(await acceptConsents(maya.call, answer())).toMatchObject({ consents: { minAgeConfirmed: true } });
    expect(await shop.rows('select confirmed_age from accounts')).toEqual([{ confirmed_age: 16 }]);
  });

  it('are refused with an outdated version, because the shopper agreed to another text', async () => {
    await registered(maya, 'maya@example.org');
    const old = answer({ consents: [{ consentType: 'PMF', accepted: true, version: '4' }] });
    expect(await acceptConsents(maya.call, old)).toEqual({
      kind: 'invalid',
      errors: [{ field: 'PMF', errorCode: 'CONSENT_VERSION_OUTDATED' }],
    });
    expect(await shop.rows('select * from account_consents')).toEqual([]);
  });

  it('accept the configured version from a page that could not load the texts [A7.26]', async () => {
    await begin({ consents, config: { paidMediaConsentVersion: '5-b' } });
    await registered(maya, 'maya@example.org');
    const configured = answer({ consents: [{ consentType: 'PMF', accepted: true, version: '5-b' }] });
    expect(await acceptConsents(maya.call, configured)).toMatchObject({ kind: 'done' });
  });

  it.each([
    [true, { ACCOUNT_PAID_MEDIA_CONSENT: true }, 'invalid'],
    [true, { ACCOUNT_PAID_MEDIA_CONSENT: false }, 'done'],
    [false, { ACCOUNT_PAID_MEDIA_CONSENT: true }, 'done'],
  ])(
    'need the paid-media one where it is required (%s) and enabled %o: %s [A5.16]',
    async (paidMediaConsentRequired, features, kind) => {
      await begin({ consents, config: { paidMediaConsentRequired }, features });
      await registered(maya, 'maya@example.org');
      expect((await acceptConsents(maya.call, answer())).kind).toBe(kind);
    },
  );

  it('are nobody’s without a session, and go with the account', async () => {
    expect(await getAccountConsents(maya.call)).toBeUndefined();
    expect(await acceptConsents(maya.call, answer())).toEqual({ kind: 'signedOut' });
    await registered(maya, 'maya@example.org');
    await acceptConsents(maya.call, answer());
    await deleteAccount(maya.call, { currentPassword: goodPassword });
    expect(await shop.rows('select * from account_consents')).toEqual([]);
  });
});
