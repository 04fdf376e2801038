import {
  forgotPassword,
  login,
  loginByCode,
  lookUpEmail,
  register,
  requestLoginCode,
} from '@touchline/contract/client/account';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { form, goodPassword, openAccounts, registered, type TestAccounts } from './testing/openAccounts.ts';

const maya = 'maya@example.org';
const seconds = 1_000;

describeOnDatabases('A code that signs in', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
    await registered(shop.browser(), maya);
  });
  afterEach(() => database.close());

  const enter = (code: string, email = maya, from = shop) =>
    loginByCode(from.browser().call, { email, code, persistentLogin: false, isMobile: false });
  const ask = (email = maya, from = shop) => requestLoginCode(from.browser().call, email);
  const codeOf = async (email = maya) => (await shop.mailTo(email, 'email-code')).secret;
  /** A code that is not this one. */
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  it('has six digits, and works once', async () => {
    await ask();
    const code = await codeOf();
    expect(code).toMatch(/^\d{6}$/);
    expect((await enter(code)).kind).toBe('signedIn');
    expect(await enter(code)).toEqual({ kind: 'invalidCode' });
  });

  it('is over after ten minutes', async () => {
    await ask();
    const code = await codeOf();
    shop.clock.advance(600 * seconds);
    expect(await enter(code)).toEqual({ kind: 'invalidCode' });
  });

  it('is over after ten guesses; another one and the password still work', async () => {
    await ask();
    const code = await codeOf();
    for (let at = 0; at < 10; at += 1) expect(await enter(wrong(code))).toEqual({ kind: 'invalidCode' });
    expect(await enter(code)).toEqual({ kind: 'codeOver' });
    const withPassword = { user: maya, password: goodPassword, persistentLogin: false, isMobile: false };
    expect((await login(shop.browser().call, withPassword)).kind).toBe('signedIn');
    shop.clock.advance(30 * seconds);
    expect(await ask()).toEqual({ kind: 'sent' });
    expect((await enter(await codeOf())).kind).toBe('signedIn');
  });

  it('takes no more than ten of many guesses at once', async () => {
    await ask();
    const code = await codeOf();
    const kinds = await Promise.all(Array.from({ length: 30 }, async () => (await enter(wrong(code))).kind));
    expect(kinds.filter((kind) => kind === 'invalidCode')).toHaveLength(10);
    expect(await enter(code)).toEqual({ kind: 'codeOver' });
  });

  it('is sent again after thirty seconds, and the refusal says how long that is', async () => {
    expect(await ask()).toEqual({ kind: 'sent' });
    shop.clock.advance(12 * seconds);
    const first = await codeOf();
    expect(await ask()).toEqual({ kind: 'justSent', seconds: 18 });
    expect(await shop.mailCount(maya)).toBe(2);
    shop.clock.advance(18 * seconds);
    expect(await ask()).toEqual({ kind: 'sent' });
    const second = await codeOf();
    expect(await enter(first)).toEqual({ kind: 'invalidCode' });
    expect((await enter(second)).kind).toBe('signedIn');
  });

  it('is answered alike for an address without an account, through all of it', async () => {
    const talk = async (email: string) => {
      const said: unknown[] = [await ask(email), await ask(email)];
      for (let at = 0; at < 12; at += 1) said.push(await enter('12', email));
      shop.clock.advance(30 * seconds);
      said.push(await ask(email), await enter('12', email));
      return said;
    };
    expect(await talk('nobody@example.org')).toEqual(await talk(maya));
  });

  it('is neither sent nor taken in a market without it, where a link sets the first password', async () => {
    const plain = await openAccounts(database, { market: { account: { signInCode: 'off' } } });
    await ask();
    const code = await codeOf();
    await expect(ask(maya, plain)).rejects.toMatchObject({ status: 403 });
    await expect(enter(code, maya, plain)).rejects.toMatchObject({ status: 403 });
    const { call } = plain.browser();
    expect(await lookUpEmail(call, maya)).toMatchObject({ nextSteps: ['password'] });
    await database.db.updateTable('accounts').set({ password_hash: null }).execute();
    expect(await lookUpEmail(call, maya)).toMatchObject({ nextSteps: ['link'] });
    expect(await forgotPassword(call, maya)).toEqual({ kind: 'sent' });
  });

  it('with the ticket of a registration completes it in a market without codes for signing in', async () => {
    const account = { signInCode: 'off', emailLookup: 'alwaysAsk' } as const;
    const plain = await openAccounts(database, { market: { account } });
    const { call } = plain.browser();
    const zoe = 'zoe@example.org';
    const outcome = await register(call, form(zoe));
    if (outcome.kind !== 'confirmationSent') throw new Error('No mail was sent.');
    const body = { email: zoe, code: await codeOf(zoe), persistentLogin: false, isMobile: false };
    expect((await loginByCode(call, { ...body, ticket: outcome.ticket })).kind).toBe('signedIn');
  });
});
