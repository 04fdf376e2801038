import { confirmCarrierAuthentication, startCarrierAuthentication } from '@touchline/contract/client/carrier';
import { getProfile, register } from '@touchline/contract/client/account';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sandboxCarrier } from '../../sandbox/carrier/sandboxCarrier.ts';
import { form, openAccounts, type TestAccounts } from './testing/openAccounts.ts';

const maya = {
  ...{ name: 'Okafor Maya', phoneNumber: '+447700900142', dateOfBirth: '1990-03-27' },
  ...{ gender: 'Female' as const, carrier: 'KT' as const },
};
const filled = {
  ...{ gender: 'Female' as const, mobileNumber: '+447700900142' },
  dobFields: { day: 27, month: 3, year: 1990 },
};
const refused = {
  kind: 'invalid',
  validationErrors: [{ field: 'kmc', errorCode: 'USER_DATA_TOKEN_NOT_VALID' }],
};
const market = { features: { ACCOUNT_KMC_FLOW_ENABLED: true } };

describeOnDatabases('An account of the key-management flow', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    const accounts = { carrier: sandboxCarrier('the secret of the phone company') };
    shop = await openAccounts(database, { market, accounts });
  });
  afterEach(() => database.close());

  async function started() {
    const { call } = shop.browser();
    const outcome = await startCarrierAuthentication(call, maya);
    if (outcome.kind !== 'codeSent') throw new Error(outcome.kind);
    return { call, authenticationId: outcome.authenticationId, code: outcome.testCode ?? '' };
  }

  async function kmc() {
    const { call, authenticationId, code } = await started();
    const outcome = await confirmCarrierAuthentication(call, { authenticationId, code });
    if (outcome.kind !== 'verified') throw new Error(outcome.kind);
    return { userDataToken: outcome.userDataToken, dormantPeriod: '1y' as const };
  }

  it('is made with the identity that the phone company confirmed [A3.05]', async () => {
    const { call, authenticationId, code } = await started();
    const verified = await confirmCarrierAuthentication(call, { authenticationId, code });
    expect(verified).toMatchObject({ kind: 'verified', identity: { name: maya.name, gender: 'Female' } });
    if (verified.kind !== 'verified') return;
    const { userDataToken } = verified;
    const body = form('maya@example.org', { ...filled, kmc: { userDataToken, dormantPeriod: '1y' } });
    const browser = shop.browser();
    expect((await register(browser.call, body)).kind).toBe('signedIn');
    expect(await getProfile(browser.call)).toMatchObject({ isPhoneVerified: true });
    const [row] = await shop.rows<{ consents: { kmc: { identity: string; dormantPeriod: string } } }>(
      'select consents from accounts',
    );
    expect(row?.consents.kmc.dormantPeriod).toBe('1y');
    expect(row?.consents.kmc.identity).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(row)).not.toContain(verified.identity.ciNumber);
  });

  it('is refused without the token, with a forged one, and for another person', async () => {
    const { call } = shop.browser();
    const { userDataToken, dormantPeriod } = await kmc();
    const attempts = [
      filled,
      { ...filled, kmc: { userDataToken: `${userDataToken}x`, dormantPeriod } },
      { ...filled, gender: 'Male' as const, kmc: { userDataToken, dormantPeriod } },
      { ...filled, firstName: 'Mia', kmc: { userDataToken, dormantPeriod } },
      { ...filled, mobileNumber: '+447700900143', kmc: { userDataToken, dormantPeriod } },
      { ...filled, dobFields: { day: 28, month: 3, year: 1990 }, kmc: { userDataToken, dormantPeriod } },
    ];
    // From many networks: the limit of one is not the subject.
    for (const attempt of attempts)
      expect(await register(shop.browser().call, form('maya@example.org', attempt))).toEqual(refused);
    expect((await register(call, form('maya@example.org', { ...filled, kmc: await kmc() }))).kind).toBe(
      'signedIn',
    );
  });

  it('takes a token once, also when it is sent twice at a time, and not after ten minutes', async () => {
    const token = await kmc();
    const both = await Promise.all(
      ['one@example.org', 'two@example.org'].map((email) =>
        register(shop.browser().call, form(email, { ...filled, kmc: token })),
      ),
    );
    expect(both.filter(({ kind }) => kind === 'signedIn')).toHaveLength(1);
    const late = await kmc();
    shop.clock.advance(601_000);
    const body = form('late@example.org', { ...filled, kmc: late });
    expect(await register(shop.browser().call, body)).toEqual(refused);
  });

  it('can be tried again with another address after the first one was in use', async () => {
    await register(shop.browser().call, form('maya@example.org', { ...filled, kmc: await kmc() }));
    const token = await kmc();
    const { call } = shop.browser();
    const taken = await register(call, form('maya@example.org', { ...filled, kmc: token }));
    expect(taken).toMatchObject({ validationErrors: [{ errorCode: 'EMAIL_ALREADY_EXISTS' }] });
    expect((await register(call, form('mia@example.org', { ...filled, kmc: token }))).kind).toBe('signedIn');
  });

  it('says when the phone company has no such customer, and when a code is wrong', async () => {
    const { call, authenticationId, code } = await started();
    expect(await startCarrierAuthentication(call, { ...maya, phoneNumber: '+447700900000' })).toEqual({
      kind: 'unknownCustomer',
    });
    expect(
      await confirmCarrierAuthentication(call, { authenticationId: `${authenticationId}x`, code }),
    ).toEqual({
      kind: 'invalidCode',
    });
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1)
      guesses.push((await confirmCarrierAuthentication(call, { authenticationId, code: wrong })).kind);
    expect(guesses).toEqual([...Array.from({ length: 5 }, () => 'invalidCode'), 'tooMany']);
  });

  it('is not offered by a shop without a phone company', async () => {
    const without = await openAccounts(database, { market });
    expect(await startCarrierAuthentication(without.browser().call, maya)).toEqual({ kind: 'notOffered' });
    const body = form('maya@example.org', filled);
    expect(await register(without.browser().call, body)).toEqual(refused);
  });
});
