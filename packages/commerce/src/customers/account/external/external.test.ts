import {
  finishExternalSignIn,
  getAuthOptions,
  startExternalSignIn,
} from '@touchline/contract/client/externalSignIn';
import { getProfile, login } from '@touchline/contract/client/account';
import { addItems } from '@touchline/contract/client/basket';
import { Unavailable } from '@touchline/contract/errors';
import { sign } from 'hono/jwt';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { neutralDesign } from '../../../kernel/brand/BrandDesign.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { readSetting } from '../../../kernel/database/settings.ts';
import { describeOnDatabases } from '../../../node/testing/describeOnDatabases.ts';
import { noon, sandboxOrigin, shopOrigin } from '../../../sales/order/testing/openCheckout.ts';
import { SettableClock } from '../../../kernel/ports/Clock.ts';
import {
  createSandboxIdentity,
  type SandboxIdentity,
} from '../../../sandbox/identity/createSandboxIdentity.ts';
import {
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../testing/openAccounts.ts';
import { openIdProvider } from './openIdProvider.ts';

const maya = 'maya@example.org';
const issuer = `${sandboxOrigin}/sandbox/identity`;
const features = { ACCOUNT_EXT_AUTH_ENABLED: true };

interface Answer {
  readonly email?: string;
  readonly isVerified?: boolean;
  readonly action?: 'approve' | 'deny' | 'fail';
}

describeOnDatabases('Signing in by somebody else’s account', (open) => {
  let database: OpenDatabase;
  let identity: SandboxIdentity;
  let shop: TestAccounts;
  let clock: SettableClock;
  /** What the shop's calls to the provider go through. */
  let onTheWay: (request: Request) => Promise<Response>;

  beforeEach(async () => {
    database = await open();
    clock = new SettableClock(noon);
    const secret = 'the secret of the identity provider, long enough';
    identity = createSandboxIdentity({
      ...{ db: database.db, secret, origin: sandboxOrigin, shopOrigin, clock },
      design: neutralDesign('touchline'),
    });
    onTheWay = identity.fetch;
    const provider = openIdProvider({
      ...{ id: 'sandbox', name: 'Sandbox ID', issuer, clientId: 'touchline', clock },
      fetch: (request) => onTheWay(request),
    });
    shop = await openAccounts(database, {
      clock,
      market: { features },
      accounts: { identityProviders: [provider] },
    });
  });
  afterEach(() => database.close());

  const begin = (browser: TestBrowser, more: { persistentLogin?: boolean; returnTo?: string } = {}) =>
    startExternalSignIn(browser.call, 'sandbox', { persistentLogin: false, ...more });

  /** Answers the provider's page; returns the query of the callback. */
  async function answer(
    url: string,
    { email = maya, isVerified = true, action = 'approve' }: Answer = {},
  ): Promise<string> {
    const body = new URLSearchParams({ email, action, ...(isVerified ? { verified: 'yes' } : {}) });
    const sent = await identity.fetch(new Request(url, { method: 'POST', body }));
    return new URL(sent.headers.get('location') ?? '').search.slice(1);
  }

  async function signIn(browser: TestBrowser, answered: Answer = {}) {
    const { url, ticket } = await begin(browser);
    return finishExternalSignIn(browser.call, { ticket, callback: await answer(url, answered) });
  }

  const accounts = () => shop.rows<{ id: string; email: string }>('select id, email from accounts');

  it('asks a provider that posts its answer to do so, and signs in by the fields of its form', async () => {
    const posting = openIdProvider({
      ...{ id: 'posting', name: 'Posting ID', issuer, clientId: 'touchline', clock },
      ...{ responseMode: 'form_post' as const, fetch: identity.fetch },
    });
    const other = await openAccounts(database, {
      ...{ clock, market: { features } },
      accounts: { identityProviders: [identity.provider, posting] },
    });
    const browser = other.browser();
    expect((await getAuthOptions(browser.call, 'login')).map(({ name }) => name)).toEqual([
      'Sandbox ID',
      'Posting ID',
    ]);
    const { url, ticket } = await startExternalSignIn(browser.call, 'posting', { persistentLogin: false });
    const body = new URLSearchParams({ email: maya, action: 'approve', verified: 'yes' });
    const page = await identity.fetch(new Request(url, { method: 'POST', body }));
    expect(page.status).toBe(200);
    const fields = [...(await page.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)];
    const callback = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
    expect(await finishExternalSignIn(browser.call, { ticket, callback: String(callback) })).toMatchObject({
      ...{ kind: 'signedIn', userName: maya },
    });
  });

  it('is offered by name and address, where the market wants it [A3.42, A7.21]', async () => {
    expect(await getAuthOptions(shop.browser().call, 'login')).toEqual([
      { name: 'Sandbox ID', url: '/gb/account/external/sandbox' },
    ]);
    const other = await openAccounts(database, { accounts: { identityProviders: [identity.provider] } });
    expect(await getAuthOptions(other.browser().call, 'login')).toEqual([]);
    await expect(begin(other.browser())).rejects.toMatchObject({ status: 404 });
  });

  it('sends state, nonce and the hash of a verifier, and none of them tells the ticket', async () => {
    const { url, ticket } = await begin(shop.browser());
    const { origin, pathname, searchParams: query } = new URL(url);
    expect(origin + pathname).toBe(`${issuer}/authorize`);
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', client_id: 'touchline' },
      redirect_uri: `${shopOrigin}/gb/account/external/callback`,
      state: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    const content = atob(ticket.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '');
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(content).not.toContain(query.get(name) ?? '');
  });

  it('makes an account for a new person, with the basket, and finds it again [A6.05]', async () => {
    const browser = shop.browser();
    await addItems(browser.call, '-', [{ productId: 'TL4101_080', quantity: 1 }]);
    const first = await signIn(browser);
    expect(first).toMatchObject({ kind: 'signedIn', userName: maya });
    expect(await getProfile(browser.call)).toMatchObject({ accountType: 'FULL', isEmailVerified: true });
    expect(await shop.rows('select owner_id from baskets where owner_id is not null')).toHaveLength(1);
    expect(await signIn(shop.browser())).toEqual(first);
    expect(await accounts()).toHaveLength(1);
    expect(await shop.mailCount(maya)).toBe(0);
  });

  it('knows the person when the address at the provider has changed', async () => {
    const first = await signIn(shop.browser());
    await database.db.updateTable('accounts').set({ email: 'new@example.org' }).execute();
    expect(await signIn(shop.browser(), { isVerified: false })).toEqual({
      ...first,
      userName: 'new@example.org',
    });
  });

  it('keeps where the shopper wanted to go, and whether to stay signed in', async () => {
    const browser = shop.browser();
    const { url, ticket } = await begin(browser, { persistentLogin: true, returnTo: '/wishlist' });
    const finished = await finishExternalSignIn(browser.call, { ticket, callback: await answer(url) });
    expect(finished).toMatchObject({ kind: 'signedIn', returnTo: '/wishlist' });
    expect(await getProfile(browser.call)).toMatchObject({ isPersistent: true, isFresh: true });
  });

  it('keeps password and name of an account whose address was proved before', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    await database.db.updateTable('accounts').set({ verified_at: clock.now() }).execute();
    await signIn(browser);
    expect(await getProfile(browser.call)).toMatchObject({ accountType: 'FULL', firstName: 'Maya' });
    // Its owner hears that there is one more way in.
    expect((await shop.mailTo(maya, 'provider-linked')).text).toContain('An account with another provider');
    const body = { user: maya, password: goodPassword, persistentLogin: false, isMobile: false };
    expect((await login(shop.browser().call, body)).kind).toBe('signedIn');
  });

  it('gives a squatted address to its owner: the squatter’s password and session die', async () => {
    const squatter = shop.browser();
    await registered(squatter, maya, { firstName: 'Mallory' });
    const owner = shop.browser();
    expect((await signIn(owner)).kind).toBe('signedIn');
    expect(await getProfile(owner.call)).toMatchObject({ accountType: 'FULL', firstName: '' });
    expect(await getProfile(squatter.call)).toBeUndefined();
    const body = { user: maya, password: goodPassword, persistentLogin: false, isMobile: false };
    expect(await login(squatter.call, body)).toEqual({ kind: 'invalidCredentials' });
  });

  it('opens and makes nothing by an address that the provider has not verified', async () => {
    const unverified = { kind: 'refused', reason: 'unverifiedAddress' };
    expect(await signIn(shop.browser(), { isVerified: false })).toEqual(unverified);
    expect(await accounts()).toEqual([]);
    await registered(shop.browser(), maya);
    const stranger = shop.browser();
    expect(await signIn(stranger, { isVerified: false })).toEqual(unverified);
    expect(await getProfile(stranger.call)).toBeUndefined();
    expect(await shop.rows('select * from external_identities')).toEqual([]);
  });

  it('refuses the callback of another browser, and leaves the attempt of this one under way', async () => {
    const [victim, attacker] = [shop.browser(), shop.browser()];
    const mine = await begin(victim);
    const theirs = await begin(attacker);
    const callback = await answer(theirs.url, { email: 'mallory@example.org' });
    expect(await finishExternalSignIn(victim.call, { ticket: mine.ticket, callback })).toEqual({
      kind: 'refused',
      reason: 'mismatch',
    });
    // With the right state, too, another attempt's code is of no use: its verifier and nonce are missing.
    const swapped = new URLSearchParams(callback);
    swapped.set('state', new URL(mine.url).searchParams.get('state') ?? '');
    expect(
      await finishExternalSignIn(victim.call, { ticket: mine.ticket, callback: String(swapped) }),
    ).toEqual({ kind: 'refused', reason: 'mismatch' });
    expect(await accounts()).toEqual([]);
    const again = await begin(victim);
    expect(
      await finishExternalSignIn(victim.call, { ticket: again.ticket, callback: await answer(again.url) }),
    ).toMatchObject({ kind: 'signedIn', userName: maya });
  });

  it('finishes an attempt once, however often its callback is opened', async () => {
    const browser = shop.browser();
    const { url, ticket } = await begin(browser);
    const callback = await answer(url);
    const finished = await Promise.all(
      Array.from({ length: 4 }, () => finishExternalSignIn(shop.browser().call, { ticket, callback })),
    );
    expect(finished.map(({ kind }) => kind).sort()).toEqual(['refused', 'refused', 'refused', 'signedIn']);
    expect(await finishExternalSignIn(browser.call, { ticket, callback })).toEqual({
      kind: 'refused',
      reason: 'expired',
    });
  });

  it('makes one account when a new person comes from two devices at once', async () => {
    const finished = await Promise.all([signIn(shop.browser()), signIn(shop.browser())]);
    expect(finished.map(({ kind }) => kind)).toEqual(['signedIn', 'signedIn']);
    expect(await accounts()).toHaveLength(1);
    expect(await shop.rows('select * from external_identities')).toHaveLength(1);
  });

  it('is over after ten minutes, and with a forged ticket', async () => {
    const browser = shop.browser();
    const { url, ticket } = await begin(browser);
    const callback = await answer(url);
    const expired = { kind: 'refused', reason: 'expired' };
    expect(await finishExternalSignIn(browser.call, { ticket: `${ticket}x`, callback })).toEqual(expired);
    clock.advance(600_000);
    expect(await finishExternalSignIn(browser.call, { ticket, callback })).toEqual(expired);
  });

  it('tells why the provider sent the shopper back', async () => {
    expect(await signIn(shop.browser(), { action: 'deny' })).toEqual({ kind: 'refused', reason: 'denied' });
    expect(await signIn(shop.browser(), { action: 'fail' })).toEqual({
      kind: 'refused',
      reason: 'unavailable',
    });
  });

  it('refuses the answer of another issuer', async () => {
    const browser = shop.browser();
    const { url, ticket } = await begin(browser);
    const callback = new URLSearchParams(await answer(url));
    callback.set('iss', 'https://other.example');
    expect(await finishExternalSignIn(browser.call, { ticket, callback: String(callback) })).toEqual({
      kind: 'refused',
      reason: 'mismatch',
    });
  });

  it.each(['the signature', 'the audience', 'the issuer', 'the nonce'] as const)(
    'refuses a token that is wrong in %s',
    async (part) => {
      onTheWay = async (request) => {
        const got = await identity.fetch(request);
        if (!request.url.endsWith('/token')) return got;
        const tokens = (await got.json()) as { id_token: string };
        const key = (await readSetting(database.db, 'sandbox-identity-key')) ?? '';
        return Response.json({ ...tokens, id_token: await forged(tokens.id_token, part, key) });
      };
      expect(await signIn(shop.browser())).toEqual({ kind: 'refused', reason: 'mismatch' });
      expect(await accounts()).toEqual([]);
    },
  );

  it('does not open a blocked account', async () => {
    await signIn(shop.browser());
    await database.db.updateTable('accounts').set({ blocked_at: clock.now() }).execute();
    expect(await signIn(shop.browser())).toEqual({ kind: 'refused', reason: 'blocked' });
  });

  it('says so when the provider is away, and works when it is back', async () => {
    const browser = shop.browser();
    onTheWay = () => Promise.reject(new TypeError('fetch failed'));
    await expect(begin(browser)).rejects.toBeInstanceOf(Unavailable);
    onTheWay = identity.fetch;
    const { url, ticket } = await begin(browser);
    const callback = await answer(url);
    onTheWay = () => Promise.reject(new TypeError('fetch failed'));
    expect(await finishExternalSignIn(browser.call, { ticket, callback })).toEqual({
      kind: 'refused',
      reason: 'unavailable',
    });
    onTheWay = identity.fetch;
    expect((await signIn(browser)).kind).toBe('signedIn');
  });

  it('has a page at the sandbox for no other shop than this', async () => {
    const { url } = await begin(shop.browser());
    const page = await identity.fetch(new Request(url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Agree and continue');
    const elsewhere = new URL(url);
    elsewhere.searchParams.set('redirect_uri', 'https://evil.example/gb/account/external/callback');
    expect((await identity.fetch(new Request(elsewhere))).status).toBe(400);
    expect((await identity.fetch(new Request(elsewhere, { method: 'POST' }))).status).toBe(400);
  });
});

/** The token with another claim: signed by the provider's key, unless the signature is what is wrong. */
async function forged(token: string, part: Part, key: string): Promise<string> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
  const changes = {
    'the signature': { email: 'mallory@example.org' },
    'the audience': { aud: 'another shop' },
    'the issuer': { iss: 'https://other.example' },
    'the nonce': { nonce: 'another' },
  };
  const signed = await sign(
    { ...claims, ...changes[part] },
    JSON.parse(key) as JsonWebKey & { alg: 'ES256' },
    'ES256',
  );
  return part === 'the signature' ? [header, signed.split('.')[1], signature].join('.') : signed;
}

type Part = 'the signature' | 'the audience' | 'the issuer' | 'the nonce';
