import {
  changePassword,
  forgotPassword,
  getProfile,
  login,
  loginByCode,
  readPasswordLink,
  register,
  requestLightAccountLink,
  requestLoginCode,
  resetPassword,
  upgradeLightAccount,
  activateLightAccount,
} from '@touchline/contract/client/account';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { argon2Hasher } from '../../node/argon2Hasher.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { form, goodPassword, openAccounts, registered, type TestAccounts } from './testing/openAccounts.ts';

const minutes = 60_000;
const maya = 'maya@example.org';
const loginAs = (user: string, password = goodPassword) => ({
  ...{ user, password, persistentLogin: false, isMobile: false },
});
const byCode = (email: string, code: string) => ({
  ...{ email, code, persistentLogin: false, isMobile: false },
});
const wrong = { kind: 'invalidCredentials' };

describeOnDatabases('A forgotten password and a light account', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());

  it('gets a new password by the link of a mail, once; sessions, codes and links end', async () => {
    const device = shop.browser();
    await registered(device, maya);
    await requestLoginCode(device.call, maya);
    const code = (await shop.mailTo(maya, 'email-code')).secret;
    expect(await forgotPassword(shop.browser().call, maya)).toEqual({ kind: 'sent' });
    const { secret: key, text } = await shop.mailTo(maya, 'password-reset');
    expect(text).toContain(`https://shop.test/gb/account/reset-password?key=${key}`);
    const { call } = shop.browser();
    expect(await readPasswordLink(call, key)).toEqual({ kind: 'open', userName: maya });
    const refused = await resetPassword(call, { key, password: 'password1' });
    expect(refused).toMatchObject({ kind: 'invalid' });
    expect(await resetPassword(call, { key, password: 'a new good one' })).toEqual({
      kind: 'reset',
      userName: maya,
    });
    expect(await resetPassword(call, { key, password: 'a new good one' })).toEqual({ kind: 'linkOver' });
    expect(await readPasswordLink(call, key)).toEqual({ kind: 'linkOver' });
    expect(await getProfile(device.call)).toBeUndefined();
    expect(await login(call, loginAs(maya))).toEqual(wrong);
    expect(await loginByCode(call, byCode(maya, code))).toEqual({ kind: 'invalidCode' });
    expect((await login(call, loginAs(maya, 'a new good one'))).kind).toBe('signedIn');
    expect((await shop.mailTo(maya, 'password-changed')).text).toContain('Your password was changed');
  });

  it('gives one success for one link used 50 times at once', async () => {
    await registered(shop.browser(), maya);
    await forgotPassword(shop.browser().call, maya);
    const { secret: key } = await shop.mailTo(maya, 'password-reset');
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        resetPassword(shop.browser().call, { key, password: `a new good one ${at}` }),
      ),
    );
    const winner = outcomes.findIndex(({ kind }) => kind === 'reset');
    expect(outcomes.filter(({ kind }) => kind === 'reset')).toHaveLength(1);
    expect((await login(shop.browser().call, loginAs(maya, `a new good one ${winner}`))).kind).toBe(
      'signedIn',
    );
  });

  it('never gets a password of those that leaked most often: not by a link, and not by its owner', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    const common = {
      kind: 'invalid',
      validationErrors: [{ field: 'password', errorCode: 'PASSWORD_TOO_COMMON' }],
    };
    expect(
      await changePassword(browser.call, { password: 'starwars', currentPassword: goodPassword }),
    ).toEqual(common);
    await forgotPassword(browser.call, maya);
    const { secret: key } = await shop.mailTo(maya, 'password-reset');
    expect(await resetPassword(browser.call, { key, password: 'starwars' })).toEqual(common);
    const light = 'light@example.org';
    const activation = { sourceId: 's', sendActivationEmail: true, minAgeConfirmation: true };
    await activateLightAccount(browser.call, { ...activation, email: light });
    const { secret } = await shop.mailTo(light, 'light-account-link');
    expect(
      await upgradeLightAccount(browser.call, { key: secret, password: 'starwars', persistentLogin: false }),
    ).toEqual(common);
    expect(await register(browser.call, form('zoe@example.org', { password: 'starwars' }))).toEqual(common);
  });

  it('has codes and links that are over after ten minutes, and die with a later one', async () => {
    await registered(shop.browser(), maya);
    const { call } = shop.browser();
    await forgotPassword(call, maya);
    const first = (await shop.mailTo(maya, 'password-reset')).secret;
    shop.clock.advance(minutes);
    await forgotPassword(call, maya);
    const second = (await shop.mailTo(maya, 'password-reset')).secret;
    const password = 'a new good one';
    expect(await resetPassword(call, { key: first, password })).toEqual({ kind: 'linkOver' });
    shop.clock.advance(10 * minutes);
    expect(await resetPassword(call, { key: second, password })).toEqual({ kind: 'linkOver' });
    await requestLoginCode(call, maya);
    const { secret: code } = await shop.mailTo(maya, 'email-code');
    shop.clock.advance(10 * minutes);
    expect(await loginByCode(call, byCode(maya, code))).toEqual({ kind: 'invalidCode' });
  });

  it('is light until its owner sets a password by the link of a mail, and then full [A7.15]', async () => {
    const { call } = shop.browser();
    await activateLightAccount(call, {
      ...{
        sourceId: 'checkout',
        basketId: 'b',
        email: maya,
        sendActivationEmail: true,
        minAgeConfirmation: true,
      },
    });
    expect(await shop.rows('select consents from accounts')).toEqual([
      { consents: { sourceId: 'checkout', basketId: 'b' } },
    ]);
    expect(await requestLightAccountLink(call, maya)).toEqual({ kind: 'sent' });
    const { secret: key, text } = await shop.mailTo(maya, 'light-account-link');
    expect(text).toContain('/gb/account/set-password?key=');
    const browser = shop.browser();
    expect(
      await upgradeLightAccount(browser.call, { key, password: goodPassword, persistentLogin: false }),
    ).toMatchObject({ kind: 'signedIn', userName: maya });
    expect(await getProfile(browser.call)).toMatchObject({ accountType: 'FULL', isEmailVerified: true });
    expect((await login(shop.browser().call, loginAs(maya))).kind).toBe('signedIn');
  });

  it('gets into a light account by code: signed in, and light until a password is set [A3.14]', async () => {
    const { call } = shop.browser();
    const activation = { sourceId: 's', sendActivationEmail: false, minAgeConfirmation: true };
    await activateLightAccount(call, { ...activation, email: maya });
    await requestLoginCode(call, maya);
    const { secret } = await shop.mailTo(maya);
    expect((await loginByCode(call, byCode(maya, `${secret.slice(0, 3)} ${secret.slice(3)}`))).kind).toBe(
      'signedIn',
    );
    const browser = shop.browser();
    shop.clock.advance(30_000);
    await requestLoginCode(browser.call, maya);
    await loginByCode(browser.call, byCode(maya, (await shop.mailTo(maya)).secret));
    expect(await getProfile(browser.call)).toMatchObject({ accountType: 'LIGHT', isEmailVerified: true });
    await changePassword(browser.call, { password: goodPassword });
    expect(await getProfile(browser.call)).toMatchObject({ accountType: 'FULL', isEmailVerified: true });
  });

  it('says that it is blocked only after the right password, and a new password by mail opens it', async () => {
    await registered(shop.browser(), maya);
    await shop.rows(`update accounts set blocked_at = now() where email = '${maya}' returning id`);
    const { call } = shop.browser();
    expect(await login(call, loginAs(maya, 'wrong password'))).toEqual(wrong);
    expect(await login(call, loginAs(maya))).toEqual({ kind: 'locked', reason: 'ACCOUNT_LOCKED_CCI' });
    await forgotPassword(call, maya);
    await resetPassword(call, {
      key: (await shop.mailTo(maya, 'password-reset')).secret,
      password: 'a new good one',
    });
    expect((await login(call, loginAs(maya, 'a new good one'))).kind).toBe('signedIn');
  });

  it('gets a hash of today’s cost at the next sign-in when its hash is an older one', async () => {
    shop = await openAccounts(database, { accounts: { passwords: argon2Hasher } });
    await registered(shop.browser(), maya);
    // Of the same password, with a tenth of the memory.
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(goodPassword, { memoryCost: 2_048, timeCost: 1, parallelism: 1 });
    await database.db.updateTable('accounts').set({ password_hash: old }).execute();
    expect((await login(shop.browser().call, loginAs(maya))).kind).toBe('signedIn');
    const [row] = await shop.rows<{ password_hash: string }>('select password_hash from accounts');
    expect(row?.password_hash).toContain('m=19456,t=2,p=1');
    expect((await login(shop.browser().call, loginAs(maya))).kind).toBe('signedIn');
  });
});
