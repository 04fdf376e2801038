import {
  getProfile,
  login,
  register,
  requestEmailVerification,
  verifyEmail,
} from '@touchline/contract/client/account';
import { verificationDays } from '@touchline/contract/account/constants';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { form, goodPassword, openAccounts, registered, type TestAccounts } from './testing/openAccounts.ts';

const maya = 'maya@example.org';
const minute = 60_000;
const day = 24 * 60 * minute;

describeOnDatabases('The email address of a new account', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());

  it('is verified by the link of the welcome mail, which leads back to where its owner came from', async () => {
    const device = shop.browser();
    await register(device.call, form(maya, { returnTo: '/launches/carbon-volt' }));
    expect(await getProfile(device.call)).toMatchObject({ isEmailVerified: false });
    const { secret, text } = await shop.mailTo(maya, 'welcome');
    expect(text).toContain(
      `https://shop.test/gb/account/verify-email?key=${secret}&returnTo=%2Flaunches%2Fcarbon-volt`,
    );
    shop.clock.advance(verificationDays * day - minute);
    const { call } = shop.browser();
    await login(call, { user: maya, password: goodPassword, persistentLogin: false, isMobile: false });
    expect(await verifyEmail(call, secret)).toEqual({ kind: 'verified' });
    expect(await getProfile(call)).toMatchObject({ isEmailVerified: true });
    // Nobody loses a session by it.
    expect(await verifyEmail(call, secret)).toEqual({ kind: 'linkOver' });
  });

  it('is verified by a link that is sent again, once a minute and five times an hour', async () => {
    const { call } = shop.browser();
    await registered({ ...shop.browser(), call }, maya);
    const first = (await shop.mailTo(maya, 'welcome')).secret;
    expect(await requestEmailVerification(call, '/launches/a')).toEqual({ kind: 'sent', email: maya });
    const { secret, text } = await shop.mailTo(maya, 'verify-email');
    expect(text).toContain('returnTo=%2Flaunches%2Fa');
    expect(await requestEmailVerification(call, undefined)).toEqual({ kind: 'tooMany', seconds: 60 });
    for (let count = 2; count <= 5; count += 1) {
      shop.clock.advance(minute);
      expect(await requestEmailVerification(call, undefined)).toMatchObject({ kind: 'sent' });
    }
    shop.clock.advance(minute);
    expect(await requestEmailVerification(call, undefined)).toMatchObject({ kind: 'tooMany' });
    for (const old of [first, secret]) expect(await verifyEmail(call, old)).toEqual({ kind: 'linkOver' });
    const last = (await shop.mailTo(maya, 'verify-email')).secret;
    expect(await verifyEmail(call, last)).toEqual({ kind: 'verified' });
    expect(await requestEmailVerification(call, undefined)).toEqual({ kind: 'verified' });
  });

  it('is not verified by a link alone, nor by whoever is signed in to another account', async () => {
    const owner = shop.browser();
    await registered(owner, maya);
    const { secret } = await shop.mailTo(maya, 'welcome');
    expect(await verifyEmail(shop.browser().call, secret)).toEqual({ kind: 'signedOut' });
    const other = shop.browser();
    await registered(other, 'other@example.org');
    expect(await verifyEmail(other.call, secret)).toEqual({ kind: 'linkOver' });
    shop.clock.advance(verificationDays * day + minute);
    const { call } = shop.browser();
    await login(call, { user: maya, password: goodPassword, persistentLogin: false, isMobile: false });
    expect(await verifyEmail(call, secret)).toEqual({ kind: 'linkOver' });
  });
});
