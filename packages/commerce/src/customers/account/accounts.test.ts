import {
  changePassword,
  deleteAccount,
  getProfile,
  login,
  logout,
  logoutEverywhere,
  lookUpEmail,
  register,
  activateLightAccount,
  changeProfile,
  requestEmailChange,
  confirmEmailChange,
} from '@touchline/contract/client/account';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { sendMails } from '../../mail/sendMails.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import {
  form,
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from './testing/openAccounts.ts';

const minutes = 60_000;
const maya = 'maya@example.org';
const loginAs = (user: string, password = goodPassword) => ({
  ...{ user, password, persistentLogin: false, isMobile: false },
});
const wrong = { kind: 'invalidCredentials' };
const byPassword = { currentPassword: goodPassword };
/** What a call answers that was made without the password of the account, or with a wrong one. */
const wrongOwner = {
  kind: 'invalid',
  validationErrors: [{ field: 'currentPassword', errorCode: 'PASSWORD_WRONG' }],
};

describeOnDatabases('An account', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());

  it('is made by registration, which signs in and answers with its id', async () => {
    const browser = shop.browser();
    const outcome = await register(
      browser.call,
      form(' Maya@Example.ORG ', { gender: 'PNS', newsletter: true }),
    );
    expect(outcome).toMatchObject({ kind: 'signedIn', userName: maya });
    expect(await getProfile(browser.call)).toMatchObject({
      ...{ firstName: 'Maya', lastName: 'Okafor', userName: maya, accountType: 'FULL' },
      ...{ isPersistent: false, isFresh: true, isEmailVerified: false, isPhoneVerified: false },
    });
    expect((await shop.mailTo(maya, 'welcome')).kind).toBe('welcome');
    const [row] = await shop.rows<{ password_hash: string; newsletter: boolean }>('select * from accounts');
    expect(row?.newsletter).toBe(true);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is signed in to by address, in any spelling, and password', async () => {
    const { acid } = await registered(shop.browser(), maya);
    const browser = shop.browser();
    const signedIn = { kind: 'signedIn', userName: maya, acid };
    expect(await login(browser.call, loginAs(' MAYA@example.org'))).toEqual(signedIn);
    expect(await login(browser.call, loginAs(maya, 'something else'))).toEqual(wrong);
    expect((await getProfile(browser.call))?.acid).toBe(acid);
  });

  it('stays signed in for a year where the shopper chose it', async () => {
    await registered(shop.browser(), maya);
    const browser = shop.browser();
    await login(browser.call, { ...loginAs(maya), persistentLogin: true });
    const days = ((await getProfile(browser.call))?.expirationTimestamp ?? 0) - shop.clock.now().getTime();
    expect([(await getProfile(browser.call))?.isPersistent, days / 86_400_000]).toEqual([true, 365]);
  });

  it('changes the password by the one before it alone, however fresh the session is', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    const password = 'another good one';
    expect(await changePassword(browser.call, { password })).toEqual(wrongOwner);
    expect(await changePassword(browser.call, { password, currentPassword: 'a guess' })).toEqual(wrongOwner);
    const right = { password, ...byPassword };
    shop.clock.advance(16 * minutes);
    expect(await changePassword(browser.call, right)).toEqual({ kind: 'freshSignInNeeded' });
    await login(browser.call, loginAs(maya));
    expect((await changePassword(browser.call, right)).kind).toBe('changed');
    const other = shop.browser();
    expect(await login(other.call, loginAs(maya))).toEqual(wrong);
    expect((await login(other.call, loginAs(maya, 'another good one'))).kind).toBe('signedIn');
  });

  it('gets another address, and is deleted, by its password alone, however fresh the session is', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    const guess = { currentPassword: 'a guess' };
    const email = 'new@example.org';
    expect(await requestEmailChange(browser.call, { email })).toEqual(wrongOwner);
    expect(await requestEmailChange(browser.call, { email, ...guess })).toEqual(wrongOwner);
    expect(await shop.mailCount(email)).toBe(0);
    expect(await deleteAccount(browser.call)).toEqual(wrongOwner);
    expect(await deleteAccount(browser.call, guess)).toEqual(wrongOwner);
    expect((await getProfile(browser.call))?.userName).toBe(maya);
    expect(await requestEmailChange(browser.call, { email, ...byPassword })).toEqual({ kind: 'sent' });
    expect(await deleteAccount(browser.call, byPassword)).toEqual({ kind: 'done' });
  });

  it('asks for the password of a session that is not fresh no less', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    shop.clock.advance(16 * minutes);
    const notFresh = { kind: 'freshSignInNeeded' };
    expect(await requestEmailChange(browser.call, { email: 'new@example.org', ...byPassword })).toEqual(
      notFresh,
    );
    expect(await deleteAccount(browser.call, byPassword)).toEqual(notFresh);
  });

  it('without a password gets another address, and is deleted, by a fresh session', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    await database.db.updateTable('accounts').set({ password_hash: null }).execute();
    expect(await requestEmailChange(browser.call, { email: 'new@example.org' })).toEqual({ kind: 'sent' });
    expect(await deleteAccount(browser.call)).toEqual({ kind: 'done' });
  });

  type Guess = (call: TestBrowser['call'], currentPassword: string) => Promise<{ kind: string }>;
  it.each<[string, Guess]>([
    [
      'a change of it',
      (call, currentPassword) => changePassword(call, { password: 'another good one', currentPassword }),
    ],
    [
      'a change of the address',
      (call, currentPassword) => requestEmailChange(call, { email: 'new@example.org', currentPassword }),
    ],
    ['the deletion of the account', (call, currentPassword) => deleteAccount(call, { currentPassword })],
  ])('lets nobody guess the password by %s in a session that was left open', async (_, guess) => {
    const browser = shop.browser();
    await registered(browser, maya);
    const kinds: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      // A network may ask for few mails only: each guess comes from another one.
      browser.source = `203.0.113.${at}`;
      kinds.push((await guess(browser.call, `guess ${at}`)).kind);
    }
    expect(kinds.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'invalid'));
    expect(kinds.slice(10)).toEqual(['tooMany', 'tooMany']);
    expect((await guess(browser.call, goodPassword)).kind).toBe('tooMany');
  });

  it('tells the address of before that the account has another one, in the language of the site', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    await requestEmailChange(browser.call, { email: 'new@example.org', ...byPassword });
    const { secret } = await shop.mailTo('new@example.org', 'email-code');
    expect((await confirmEmailChange(browser.call, secret)).kind).toBe('changed');
    const { text } = await shop.mailTo(maya, 'email-changed');
    expect(text).toContain('Your account has a new email address');
    expect(text).toContain('If that wasn’t you, reply to this email straight away');
  });

  it('tells its address that it was deleted, and keeps the address no longer than that takes', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    await deleteAccount(browser.call, byPassword);
    expect((await shop.mailTo(maya, 'account-deleted')).text).toContain('Your account is deleted');
    const sent: string[] = [];
    await sendMails(shop.shop, { send: async ({ to }) => void sent.push(to) });
    expect(sent).toEqual([maya]);
    expect(await shop.mailCount(maya)).toBe(0);
  });

  it('can be entered by anybody whose old session is over: the login does not fail for it', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    shop.clock.advance(130 * minutes);
    expect((await login(browser.call, loginAs(maya))).kind).toBe('signedIn');
    browser.session.current = 'f'.repeat(64);
    expect(await login(browser.call, loginAs(maya, 'wrong password'))).toEqual(wrong);
    expect(browser.session.current).toBeUndefined();
  });

  it.each<[string, Parameters<typeof form>[1], string, string]>([
    ['a bad address', { email: 'maya@' }, 'email', 'EMAIL_NOT_VALID'],
    ['a long address', { email: `${'m'.repeat(45)}@example.org` }, 'email', 'EMAIL_NOT_VALID'],
    ['seven characters', { password: 'abcdef1' }, 'password', 'PASSWORD_NOT_VALID'],
    ['129 characters', { password: 'ab1 '.repeat(32) + 'x' }, 'password', 'PASSWORD_NOT_VALID'],
    ['a common password', { password: 'Password1' }, 'password', 'PASSWORD_TOO_COMMON'],
    ['a repeated part', { password: 'xyxyxyxyxy' }, 'password', 'PASSWORD_TOO_COMMON'],
    ['the address as password', { password: maya }, 'password', 'PASSWORD_TOO_COMMON'],
    ['no first name', { firstName: ' ' }, 'firstName', 'FIRSTNAME_NOT_VALID'],
    ['a name of digits', { lastName: 'R2D2' }, 'lastName', 'LASTNAME_NOT_VALID'],
    ['a long name', { lastName: 'a'.repeat(101) }, 'lastName', 'LASTNAME_NOT_VALID'],
    ['no such day', { dobFields: { day: 30, month: 2, year: 1990 } }, 'dobFields', 'DOB_NOT_VALID'],
    ['a day before 1900', { dobFields: { day: 1, month: 2, year: 1899 } }, 'dobFields', 'DOB_NOT_VALID'],
    ['the future', { dobFields: { day: 1, month: 2, year: 2030 } }, 'dobFields', 'DOB_NOT_VALID'],
    [
      'the day before the birthday',
      { dobFields: { day: 22, month: 11, year: 2010 } },
      'dobFields',
      'CONSUMER_UNDER_MINIMUM_AGE',
    ],
    ['no age at all', { ageConfirmation: false }, 'dobFields', 'DOB_OR_MINAGECONFIRMATION_REQUIRED'],
    ['a short phone number', { mobileNumber: '+44 123' }, 'mobileNumber', 'PHONENUMBER_NOT_VALID'],
    ['terms not accepted', { terms: false }, 'terms', 'TERMS_NOT_ACCEPTED'],
  ])('is refused for %s, with the field and its code', async (_, changes, field, errorCode) => {
    expect(await register(shop.browser().call, form(maya, changes))).toEqual({
      kind: 'invalid',
      validationErrors: [{ field, errorCode }],
    });
  });

  it('takes 128 characters, spaces and any script', async () => {
    const password = 'пароль 비밀 '.repeat(11).slice(0, 128);
    await registered(shop.browser(), maya, { password, firstName: 'Зоя-Anne J.', lastName: 'สมชาย 김' });
    expect((await login(shop.browser().call, loginAs(maya, password))).kind).toBe('signedIn');
  });

  it('keeps the date of birth as YYYY-MM-DD', async () => {
    await registered(shop.browser(), maya, { dobFields: { day: 3, month: 7, year: 1990 } });
    expect(await shop.rows('select birth_date from accounts')).toEqual([{ birth_date: '1990-07-03' }]);
  });

  it('is refused where its address has one: EMAIL_ALREADY_EXISTS', async () => {
    await registered(shop.browser(), maya);
    expect(await register(shop.browser().call, form('MAYA@example.org'))).toEqual({
      kind: 'invalid',
      validationErrors: [{ field: 'email', errorCode: 'EMAIL_ALREADY_EXISTS' }],
    });
    const raced = await Promise.all(
      Array.from({ length: 8 }, () => register(shop.browser().call, form('race@example.org'))),
    );
    expect(raced.filter(({ kind }) => kind === 'signedIn')).toHaveLength(1);
  });

  it('is looked up as full, light or new, with the steps that may follow', async () => {
    const { call } = shop.browser();
    await registered(shop.browser(), maya);
    const activation = { sourceId: 's', sendActivationEmail: false, minAgeConfirmation: true };
    await activateLightAccount(call, { ...activation, email: 'light@example.org' });
    const answers = await Promise.all(
      [maya, 'light@example.org', 'new@example.org'].map((email) => lookUpEmail(call, email)),
    );
    expect(answers).toEqual([
      { kind: 'answered', accountType: 'full', nextSteps: ['password', 'code'] },
      { kind: 'answered', accountType: 'light', nextSteps: ['link', 'code'] },
      { kind: 'answered', accountType: 'new', nextSteps: ['register'] },
    ]);
  });

  it('asks for the age where this market wants more than was confirmed: 401 with validation errors', async () => {
    await registered(shop.browser(), maya);
    const older = await openAccounts(database, { market: { account: { requiredAge: 18 } } });
    const { call } = older.browser();
    expect(await login(call, loginAs(maya))).toEqual({
      kind: 'ageConfirmationNeeded',
      validationErrors: [{ field: 'ageConfirmation', errorCode: 'DOB_OR_MINAGECONFIRMATION_REQUIRED' }],
    });
    expect((await login(call, { ...loginAs(maya), ageConfirmation: true })).kind).toBe('signedIn');
    expect((await login(older.browser().call, loginAs(maya))).kind).toBe('signedIn');
  });

  it('changes its name; its address only by the code sent to the new one, and others are told nothing', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    await registered(shop.browser(), 'other@example.org');
    expect(await changeProfile(browser.call, { firstName: 'Mia', lastName: 'Okafor' })).toMatchObject({
      kind: 'changed',
      profile: { firstName: 'Mia' },
    });
    expect(await requestEmailChange(browser.call, { email: 'other@example.org', ...byPassword })).toEqual({
      kind: 'sent',
    });
    expect((await shop.mailTo('other@example.org', 'address-in-use')).secret).toBe('');
    expect(await requestEmailChange(browser.call, { email: 'mia@example.org', ...byPassword })).toEqual({
      kind: 'sent',
    });
    expect(await confirmEmailChange(browser.call, '000000')).toEqual({ kind: 'invalidCode' });
    const { secret } = await shop.mailTo('mia@example.org');
    expect(await confirmEmailChange(browser.call, secret)).toMatchObject({
      kind: 'changed',
      profile: { userName: 'mia@example.org', isEmailVerified: true },
    });
    expect((await login(shop.browser().call, loginAs('mia@example.org'))).kind).toBe('signedIn');
  });

  it('is signed out everywhere, and deleted with its sessions but not its events', async () => {
    const [one, two] = [shop.browser(), shop.browser()];
    await registered(one, maya);
    await login(two.call, loginAs(maya));
    expect(await logoutEverywhere(one.call)).toEqual({ kind: 'done' });
    expect([await getProfile(one.call), await getProfile(two.call)]).toEqual([undefined, undefined]);
    await login(two.call, loginAs(maya));
    expect(await deleteAccount(two.call, byPassword)).toEqual({ kind: 'done' });
    expect(await login(shop.browser().call, loginAs(maya))).toEqual(wrong);
    expect(await deleteAccount(two.call, byPassword)).toEqual({ kind: 'signedOut' });
    expect(
      await shop.rows(
        "select kind from account_events where kind in ('registered', 'signed-out-everywhere', 'deleted') order by id",
      ),
    ).toEqual([{ kind: 'registered' }, { kind: 'signed-out-everywhere' }, { kind: 'deleted' }]);
  });

  it('keeps a visitor’s session apart: signing out ends it on the server', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    const token = browser.session.current;
    await logout(browser.call, false);
    expect(browser.session.current).toBeUndefined();
    browser.session.current = token;
    expect(await getProfile(browser.call)).toBeUndefined();
  });
});
