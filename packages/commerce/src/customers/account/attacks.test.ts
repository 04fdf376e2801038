import {
  forgotPassword,
  getProfile,
  login,
  loginByCode,
  lookUpEmail,
  register,
  requestLoginCode,
  resetPassword,
  activateLightAccount,
} from '@touchline/contract/client/account';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases, describeOnOneDatabase } from '../../node/testing/describeOnDatabases.ts';
import { createSession } from '../../kernel/identity/sessions.ts';
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

describeOnDatabases('An account under attack', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());

  it('asks whoever looks up many for a bot check, and then refuses', async () => {
    const { call } = shop.browser();
    const kinds: string[] = [];
    for (let at = 0; at < 61; at += 1) kinds.push((await lookUpEmail(call, `p${at}@example.org`)).kind);
    expect([kinds[9], kinds[10], kinds[59], kinds[60]]).toEqual([
      'answered',
      'botCheckNeeded',
      'botCheckNeeded',
      'tooMany',
    ]);
  });

  it('has nothing in its log or outbox that opens it', async () => {
    const { call } = shop.browser();
    await registered(shop.browser(), maya);
    await forgotPassword(call, maya);
    const { secret } = await shop.mailTo(maya, 'password-reset');
    const stored = JSON.stringify([
      await shop.rows('select * from mails'),
      await shop.rows('select * from account_keys'),
      await shop.rows('select * from account_events'),
    ]);
    expect(secret).toHaveLength(40);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(goodPassword);
  });

  it('of a victim’s address belongs to the victim once proved: the squatter’s password, session, code and link die', async () => {
    const squatter = shop.browser();
    await registered(squatter, maya, { firstName: 'Mallory' });
    await requestLoginCode(squatter.call, maya);
    const code = (await shop.mailTo(maya, 'email-code')).secret;
    await forgotPassword(squatter.call, maya);
    const key = (await shop.mailTo(maya, 'password-reset')).secret;
    const victim = shop.browser();
    expect((await loginByCode(victim.call, byCode(maya, code))).kind).toBe('signedIn');
    expect(await getProfile(victim.call)).toMatchObject({
      accountType: 'LIGHT',
      firstName: '',
      isEmailVerified: true,
    });
    expect(await getProfile(squatter.call)).toBeUndefined();
    expect(await login(squatter.call, loginAs(maya))).toEqual(wrong);
    expect(await resetPassword(squatter.call, { key, password: 'mallory is back' })).toEqual({
      kind: 'linkOver',
    });
    expect(await loginByCode(squatter.call, byCode(maya, code))).toEqual({ kind: 'invalidCode' });
  });

  it('keeps its password where the one who proves the address is the one who registered', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    await requestLoginCode(browser.call, maya);
    await loginByCode(browser.call, byCode(maya, (await shop.mailTo(maya, 'email-code')).secret));
    expect(await getProfile(browser.call)).toMatchObject({ firstName: 'Maya', isEmailVerified: true });
    expect((await login(shop.browser().call, loginAs(maya))).kind).toBe('signedIn');
  });

  it('looks at ten of forty passwords that are guessed at the same moment', async () => {
    await registered(shop.browser(), maya);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        login(shop.browser(`203.0.113.${at}`).call, loginAs(maya, `guess number ${at}`)),
      ),
    );
    expect(guesses.filter(({ kind }) => kind === 'invalidCredentials')).toHaveLength(10);
    expect(guesses.filter(({ kind }) => kind === 'locked')).toHaveLength(30);
  });

  it('is not locked by the right password, however often', async () => {
    await registered(shop.browser(), maya);
    for (let time = 0; time < 12; time += 1)
      expect((await login(shop.browser().call, loginAs(maya))).kind).toBe('signedIn');
  });

  it('is not flooded with mails: above eight in an hour the last one still works', async () => {
    await registered(shop.browser(), maya);
    for (let at = 0; at < 12; at += 1) {
      shop.clock.advance(1_000);
      expect(await forgotPassword(shop.browser().call, maya)).toEqual({ kind: 'sent' });
    }
    expect(await shop.mailCount(maya)).toBe(8);
    const { secret: key } = await shop.mailTo(maya, 'password-reset');
    expect((await resetPassword(shop.browser().call, { key, password: 'a new good one' })).kind).toBe(
      'reset',
    );
  });

  it('answers a login, a code and a link alike for every kind of address', async () => {
    const kinds = await everyKind(database, shop);
    const seen = await Promise.all(
      kinds.map(async (email) => {
        const ask = async (path: string, body: object) => {
          const answer = await shop.fetch(
            new Request(`https://shop.test/api/account/${path}?sitePath=gb`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }),
            `from ${email}`,
          );
          const { reference: _, ...said } = (await answer.json()) as Record<string, unknown>;
          return [answer.status, said, [...answer.headers]];
        };
        const login = { user: email, password: 'not the password', persistentLogin: true, isMobile: false };
        const code = { email, code: '000000', persistentLogin: true, isMobile: false };
        return [
          await ask('login', login),
          await ask('login-code', { email }),
          await ask('login-code/confirmation', code),
          await ask('forgotten-password', { email }),
          await ask('light-account/link', { email }),
          await ask('light-account', {
            ...{ sourceId: 's', email, sendActivationEmail: true, minAgeConfirmation: true },
          }),
        ];
      }),
    );
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  it('of a shop that always asks: look-up and registration answer alike too, and mail and ticket complete it', async () => {
    const kinds = await everyKind(database, shop);
    const silent = await openAccounts(database, { market: { account: { emailLookup: 'alwaysAsk' } } });
    const seen = [];
    for (const email of kinds) {
      const requested = () =>
        silent.rows("select * from account_events where kind = 'registration-requested'");
      const before = (await requested()).length;
      const answer = await silent.fetch(
        new Request('https://shop.test/api/account/registration?sitePath=gb', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...form(email), action: 'registration' }),
        }),
        `from ${email}`,
      );
      const { ticket, ...said } = (await answer.json()) as Record<string, unknown>;
      expect(ticket).toMatch(/^[0-9a-f]{32}$/);
      const writes = (await requested()).length - before;
      const lookup = await lookUpEmail(silent.browser().call, email);
      seen.push([lookup, answer.status, said, [...answer.headers], writes]);
    }
    expect(seen[0]).toEqual([expect.anything(), 200, { kind: 'confirmationSent' }, expect.anything(), 1]);
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect((await silent.mailTo(maya, 'address-in-use')).text).toContain('You already have an account');
    expect((await silent.mailTo('unknown@example.org')).kind).toBe('email-code');
    const browser = silent.browser();
    const outcome = await register(browser.call, form('zoe@example.org'));
    if (outcome.kind !== 'confirmationSent') throw new Error(outcome.kind);
    const { secret } = await silent.mailTo('zoe@example.org');
    await loginByCode(browser.call, { ...byCode('zoe@example.org', secret), ticket: outcome.ticket });
    expect(await getProfile(browser.call)).toMatchObject({ firstName: 'Maya', isEmailVerified: true });
    expect((await login(silent.browser().call, loginAs('zoe@example.org'))).kind).toBe('signedIn');
  });

  it('answers 50 calls at once that all get a new token, and nobody is signed out', async () => {
    const browser = shop.browser();
    const { acid } = await registered(browser, maya);
    await createSession(shop.shop, {
      ...{ kind: 'customer', accountId: acid, isAuthenticated: true, isPersistent: true, deviceLabel: 'x' },
    });
    shop.clock.advance(11 * minutes);
    const profiles = await Promise.all(Array.from({ length: 50 }, () => getProfile(browser.call)));
    expect(new Set(profiles.map((profile) => profile?.acid))).toEqual(new Set([acid]));
    expect((await getProfile(browser.call))?.acid).toBe(acid);
  });
});

/** `WRONG_PASSWORDS=10000` tries more than a run of all tests has time for. */
const wrongPasswords = Number(process.env['WRONG_PASSWORDS'] ?? 1_000);

describeOnOneDatabase('An account whose password many guess', (open) => {
  it(`lets its owner in at once by code after ${wrongPasswords} wrong passwords from 100 addresses, and on a known device by password`, async () => {
    const database = await open();
    const shop = await openAccounts(database);
    const device = shop.browser();
    await registered(device, maya);
    await requestLoginCode(device.call, maya);
    await loginByCode(device.call, byCode(maya, (await shop.mailTo(maya, 'email-code')).secret));
    const attack = async (at: number) =>
      login(shop.browser(`203.0.113.${at % 100}`).call, loginAs(maya, `guess number ${at}`));
    const kinds = new Set<string>();
    for (let at = 0; at < wrongPasswords; at += 20)
      for (const { kind } of await Promise.all(Array.from({ length: 20 }, (_, next) => attack(at + next))))
        kinds.add(kind);
    // Whoever tries still more often is asked for a bot check first, and nobody gets in.
    kinds.delete('botCheckNeeded');
    expect([...kinds].toSorted()).toEqual(['invalidCredentials', 'locked']);
    const stranger = shop.browser();
    expect(await login(stranger.call, loginAs(maya))).toEqual({
      kind: 'locked',
      reason: 'ACCOUNT_ACCESS_LOCKED',
    });
    expect(await login(stranger.call, loginAs('nobody@example.org'))).toEqual(wrong);
    expect((await login(device.call, loginAs(maya))).kind).toBe('signedIn');
    shop.clock.advance(30_000);
    await requestLoginCode(stranger.call, maya);
    const { secret } = await shop.mailTo(maya, 'email-code');
    expect((await loginByCode(stranger.call, byCode(maya, secret))).kind).toBe('signedIn');
    shop.clock.advance(15 * minutes);
    expect((await login(shop.browser().call, loginAs(maya))).kind).toBe('signedIn');
    await database.close();
  }, 600_000);
});

/** Addresses of every kind: unknown, light, full, blocked, and without a password of its own. */
async function everyKind(database: OpenDatabase, shop: TestAccounts): Promise<string[]> {
  await registered(shop.browser(), maya);
  await registered(shop.browser(), 'blocked@example.org');
  await registered(shop.browser(), 'social@example.org');
  const activation = { sourceId: 's', sendActivationEmail: false, minAgeConfirmation: true };
  await activateLightAccount(shop.browser().call, { ...activation, email: 'light@example.org' });
  const { db } = database;
  const at = shop.clock.now();
  await db
    .updateTable('accounts')
    .set({ blocked_at: at })
    .where('email', '=', 'blocked@example.org')
    .execute();
  await db
    .updateTable('accounts')
    .set({ password_hash: null })
    .where('email', '=', 'social@example.org')
    .execute();
  return ['unknown@example.org', 'light@example.org', maya, 'blocked@example.org', 'social@example.org'];
}
