import {
  downloadAccountData,
  getProfile,
  loginByCode,
  requestLoginCode,
} from '@touchline/contract/client/account';
import { getExternalIdentities } from '@touchline/contract/client/externalSignIn';
import {
  addPasskey,
  getPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@touchline/contract/client/passkey';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../../node/testing/describeOnDatabases.ts';
import { shopOrigin } from '../../../sales/order/testing/openCheckout.ts';
import { openAccounts, registered, type TestAccounts, type TestBrowser } from '../testing/openAccounts.ts';
import { sweepUsedChallenges } from './challenge.ts';
import { SoftAuthenticator, type Flaws } from './testing/SoftAuthenticator.ts';

const maya = 'maya@example.org';

describeOnDatabases('Passkeys', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let phone: SoftAuthenticator;

  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
    phone = new SoftAuthenticator(shopOrigin);
  });
  afterEach(() => database.close());

  const member = async (email = maya) => {
    const browser = shop.browser();
    await registered(browser, email);
    return browser;
  };
  async function add({ call }: TestBrowser, { name = 'Phone', flaws = {} as Flaws, device = phone } = {}) {
    const started = await startPasskey(call);
    if (started.kind !== 'started') return started;
    return addPasskey(call, { name, credential: await device.create(started.options, flaws) });
  }
  async function signIn({ call }: TestBrowser, flaws: Parameters<SoftAuthenticator['sign']>[1] = {}) {
    const credential = await phone.sign(await startPasskeySignIn(call), flaws);
    return signInByPasskey(call, { credential, persistentLogin: false });
  }
  const idOf = async ({ call }: TestBrowser) => (await getPasskeys(call))?.passkeys[0]?.id ?? '';
  const withoutPassword = () =>
    database.db.updateTable('accounts').set({ password_hash: null }).where('email', '=', maya).execute();

  it('is made by its owner, who hears of it by mail, and signs in on another device', async () => {
    const browser = await member();
    expect(await add(browser, { name: ' My phone ' })).toMatchObject({
      kind: 'done',
      passkeys: [{ name: 'My phone', lastUsedAt: null, isSynced: false }],
      hasOtherWay: true,
    });
    expect((await shop.mailTo(maya, 'passkey-added')).text).toContain('/account/security');
    const other = shop.browser();
    expect(await signIn(other)).toMatchObject({ kind: 'signedIn', userName: maya });
    expect((await getProfile(other.call))?.isFresh).toBe(true);
    expect((await getPasskeys(browser.call))?.passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it('is named by its device where its owner does not name it', async () => {
    const browser = await member();
    expect(await add(browser, { name: '  ' })).toMatchObject({ passkeys: [{ name: 'Passkey' }] });
  });

  it('is asked for as one that the device finds by itself, with its holder made sure of', async () => {
    const browser = await member();
    const started = await startPasskey(browser.call);
    expect(started).toMatchObject({
      options: {
        rp: { id: 'shop.test', name: 'Touchline' },
        user: { name: maya },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [],
      },
    });
    await add(browser);
    expect(await startPasskey(browser.call)).toMatchObject({
      options: { excludeCredentials: [{ id: phone.passkeys[0]?.id, transports: ['internal'] }] },
    });
    const asked = await startPasskeySignIn(shop.browser().call);
    expect(Object.keys(asked).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
  });

  it('answers a challenge once, within five minutes, and for what it was made', async () => {
    const browser = await member();
    await add(browser);
    const { call } = shop.browser();
    const options = await startPasskeySignIn(call);
    const credential = await phone.sign(options);
    const send = () => signInByPasskey(call, { credential, persistentLogin: false });
    const outcomes = await Promise.all([send(), send(), send()]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
      'passkeyNotAccepted',
      'passkeyNotAccepted',
      'signedIn',
    ]);
    const late = await phone.sign(await startPasskeySignIn(call));
    shop.clock.advance(301_000);
    expect(await signInByPasskey(call, { credential: late, persistentLogin: false })).toEqual({
      kind: 'passkeyNotAccepted',
    });
    const started = await startPasskey(browser.call);
    if (started.kind !== 'started') throw new Error(started.kind);
    const { challenge } = started.options;
    const crossed = await phone.sign({ ...options, challenge });
    expect((await signInByPasskey(call, { credential: crossed, persistentLogin: false })).kind).toBe(
      'passkeyNotAccepted',
    );
    expect(await shop.rows('select count(*)::int as n from used_passkey_challenges')).toEqual([{ n: 2 }]);
    await sweepUsedChallenges(shop.shop);
    expect(await shop.rows('select count(*)::int as n from used_passkey_challenges')).toEqual([{ n: 0 }]);
  });

  it('does not add what was made with the challenge of another account', async () => {
    const browser = await member();
    const other = await member('ana@example.org');
    const started = await startPasskey(other.call);
    if (started.kind !== 'started') throw new Error(started.kind);
    const credential = await phone.create(started.options);
    expect(await addPasskey(browser.call, { name: '', credential })).toEqual({ kind: 'notAccepted' });
  });

  const flawed: [string, Flaws][] = [
    ['whose device did not make sure who holds it', { verifiesUser: false }],
    ['that was used on another site', { origin: 'https://shop.test.evil.example' }],
  ];
  it.each(flawed)('neither adds nor accepts one %s', async (_, flaws) => {
    const browser = await member();
    expect(await add(browser, { flaws })).toEqual({ kind: 'notAccepted' });
    await add(browser);
    expect((await signIn(shop.browser(), { ...flaws, passkey: phone.passkeys.at(-1)?.id ?? '' })).kind).toBe(
      'passkeyNotAccepted',
    );
  });

  it('notices a copy by its count', async () => {
    await add(await member());
    expect((await signIn(shop.browser())).kind).toBe('signedIn');
    expect((await signIn(shop.browser(), { counter: 1 })).kind).toBe('passkeyNotAccepted');
    expect((await signIn(shop.browser())).kind).toBe('signedIn');
  });

  it('says the same of an unknown passkey, a removed one, and one of a person who has gone', async () => {
    const browser = await member();
    await add(browser);
    const credential = await phone.sign(await startPasskeySignIn(browser.call));
    await removePasskey(browser.call, await idOf(browser));
    const raw = async (id: string) => {
      const answer = await shop.fetch(
        new Request(`${shopOrigin}/api/account/passkey-sign-in?sitePath=gb`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: shopOrigin },
          body: JSON.stringify({ credential: { ...credential, id, rawId: id }, persistentLogin: false }),
        }),
      );
      const { errorCode, message } = (await answer.json()) as Record<string, unknown>;
      return [answer.status, errorCode, message];
    };
    const removed = await raw(credential.id);
    expect(removed[0]).toBe(401);
    expect(await raw('AAAA')).toEqual(removed);
  });

  it('belongs to one account only', async () => {
    const browser = await member();
    await add(browser);
    const row = await database.db.selectFrom('passkeys').select('credential_id').executeTakeFirstOrThrow();
    const other = await member('ana@example.org');
    const started = await startPasskey(other.call);
    if (started.kind !== 'started') throw new Error(started.kind);
    const device = new SoftAuthenticator(shopOrigin);
    const credential = await device.create(started.options);
    await database.db.updateTable('passkeys').set({ credential_id: credential.id }).execute();
    expect(await addPasskey(other.call, { name: '', credential })).toEqual({ kind: 'known' });
    expect(row.credential_id).toBe(phone.passkeys[0]?.id);
  });

  it('is listed, named and removed by its owner only', async () => {
    const browser = await member();
    await add(browser);
    const id = await idOf(browser);
    const other = await member('ana@example.org');
    expect(await getPasskeys(other.call)).toEqual({ passkeys: [], hasOtherWay: true });
    expect(await renamePasskey(other.call, id, 'Mine')).toEqual({ kind: 'gone' });
    expect(await removePasskey(other.call, id)).toEqual({ kind: 'gone' });
    expect(await renamePasskey(browser.call, id, 'Old phone')).toMatchObject({
      passkeys: [{ name: 'Old phone' }],
    });
    expect(await removePasskey(browser.call, id)).toMatchObject({ kind: 'done', passkeys: [] });
    expect((await shop.mailTo(maya, 'passkey-removed')).text).toContain('If that wasn’t you');
    expect(await removePasskey(browser.call, id)).toEqual({ kind: 'gone' });
  });

  it('stays where it is the only way to sign in, also when two are removed at once', async () => {
    const browser = await member();
    await add(browser);
    await add(browser, { device: new SoftAuthenticator(shopOrigin) });
    await withoutPassword();
    const ids = (await getPasskeys(browser.call))?.passkeys.map(({ id }) => id) ?? [];
    const outcomes = await Promise.all(ids.map((id) => removePasskey(browser.call, id)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'onlyWay']);
    expect((await getPasskeys(browser.call))?.hasOtherWay).toBe(false);
    expect((await getExternalIdentities(browser.call))?.hasPasskey).toBe(true);
  });

  it('needs a fresh sign-in to be added or removed, and none to be named', async () => {
    const browser = await member();
    await add(browser);
    const id = await idOf(browser);
    shop.clock.advance(16 * 60_000);
    expect(await startPasskey(browser.call)).toEqual({ kind: 'freshSignInNeeded' });
    expect(await removePasskey(browser.call, id)).toEqual({ kind: 'freshSignInNeeded' });
    expect((await renamePasskey(browser.call, id, 'Phone')).kind).toBe('done');
    const credential = await phone.sign(await startPasskeySignIn(browser.call));
    const confirmed = await signInByPasskey(browser.call, {
      ...{ credential, persistentLogin: false, confirms: true },
    });
    expect(confirmed.kind).toBe('signedIn');
    expect((await removePasskey(browser.call, id)).kind).toBe('done');
  });

  it('confirms nobody but its owner', async () => {
    await add(await member());
    const other = await member('ana@example.org');
    const credential = await phone.sign(await startPasskeySignIn(other.call));
    expect(await signInByPasskey(other.call, { credential, persistentLogin: false, confirms: true })).toEqual(
      { kind: 'passkeyNotAccepted' },
    );
    expect((await getProfile(other.call))?.userName).toBe('ana@example.org');
  });

  it('does not open a blocked account', async () => {
    await add(await member());
    await database.db.updateTable('accounts').set({ blocked_at: shop.clock.now() }).execute();
    expect(await signIn(shop.browser())).toEqual({ kind: 'locked', reason: 'ACCOUNT_LOCKED_CCI' });
  });

  it('of somebody who registered with another person’s address ends when its owner proves the address', async () => {
    await add(await member());
    const owner = shop.browser();
    await requestLoginCode(owner.call, maya);
    const { secret } = await shop.mailTo(maya, 'email-code');
    await loginByCode(owner.call, { email: maya, code: secret, persistentLogin: false, isMobile: false });
    expect((await signIn(shop.browser())).kind).toBe('passkeyNotAccepted');
  });

  it('is in the download of the account, and goes with it', async () => {
    const browser = await member();
    await add(browser);
    const outcome = await downloadAccountData(browser.call);
    expect(outcome).toMatchObject({
      data: { passkeys: [{ name: 'Phone', credentialId: phone.passkeys[0]?.id, lastUsedAt: null }] },
    });
    await database.db.deleteFrom('accounts').where('email', '=', maya).execute();
    expect(await shop.rows('select * from passkeys')).toEqual([]);
  });

  it('are at most twenty', async () => {
    const browser = await member();
    await add(browser);
    const row = await database.db.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow();
    await database.db
      .insertInto('passkeys')
      .values(Array.from({ length: 19 }, (_, at) => ({ ...row, id: `p${at}`, credential_id: `c${at}` })))
      .execute();
    expect(await add(browser)).toEqual({ kind: 'full' });
  });
});
