import { changePassword, downloadAccountData, getProfile } from '@touchline/contract/client/account';
import {
  finishExternalSignIn,
  getExternalIdentities,
  removeExternalIdentity,
  startExternalSignIn,
} from '@touchline/contract/client/externalSignIn';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { neutralDesign } from '../../../kernel/brand/BrandDesign.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../../node/testing/describeOnDatabases.ts';
import { noon, sandboxOrigin, shopOrigin } from '../../../sales/order/testing/openCheckout.ts';
import { SettableClock } from '../../../kernel/ports/Clock.ts';
import {
  createSandboxIdentity,
  type SandboxIdentity,
} from '../../../sandbox/identity/createSandboxIdentity.ts';
import { openAccounts, registered, type TestAccounts, type TestBrowser } from '../testing/openAccounts.ts';

const maya = 'maya@example.org';

describeOnDatabases('The accounts of providers that sign in to an account', (open) => {
  let database: OpenDatabase;
  let identity: SandboxIdentity;
  let shop: TestAccounts;
  let clock: SettableClock;

  beforeEach(async () => {
    database = await open();
    clock = new SettableClock(noon);
    identity = createSandboxIdentity({
      ...{ db: database.db, secret: 'the secret of the provider', origin: sandboxOrigin, shopOrigin, clock },
      design: neutralDesign('touchline'),
    });
    shop = await openAccounts(database, {
      ...{ clock, market: { features: { ACCOUNT_EXT_AUTH_ENABLED: true } } },
      accounts: { identityProviders: [identity.provider] },
    });
  });
  afterEach(() => database.close());

  async function signIn(browser: TestBrowser, email = maya) {
    const { url, ticket } = await startExternalSignIn(browser.call, 'sandbox', { persistentLogin: false });
    const body = new URLSearchParams({ email, action: 'approve', verified: 'yes' });
    const sent = await identity.fetch(new Request(url, { method: 'POST', body }));
    const callback = new URL(sent.headers.get('location') ?? '').search.slice(1);
    await finishExternalSignIn(browser.call, { ticket, callback });
    return browser;
  }
  const listOf = async ({ call }: TestBrowser) => (await getExternalIdentities(call))?.identities ?? [];
  const idOf = async (browser: TestBrowser) => (await listOf(browser))[0]?.id ?? '';

  /** Links another provider, as if the shopper had signed in by it. */
  async function alsoLinked(subject: string) {
    const [row] = await database.db.selectFrom('external_identities').selectAll().execute();
    if (!row) throw new Error('Nothing is linked.');
    await database.db
      .insertInto('external_identities')
      .values({ ...row, issuer: 'https://accounts.other.example', subject })
      .execute();
  }

  it('are listed for their owner by the name of the provider, without what it calls the person', async () => {
    const browser = await signIn(shop.browser());
    await alsoLinked('secret-subject');
    const answer = await getExternalIdentities(browser.call);
    expect(answer?.identities.map(({ name }) => name).toSorted()).toEqual([
      'Sandbox ID',
      'accounts.other.example',
    ]);
    expect(answer?.hasPassword).toBe(false);
    expect(JSON.stringify(answer)).not.toContain('secret-subject');
    const stranger = shop.browser();
    await registered(stranger, 'ben@example.org');
    expect(await getExternalIdentities(stranger.call)).toEqual({ identities: [], hasPassword: true });
    expect(await getExternalIdentities(shop.browser().call)).toBeUndefined();
  });

  it('are in the download of everything that is stored', async () => {
    const browser = await signIn(shop.browser());
    const outcome = await downloadAccountData(browser.call);
    const data = outcome.kind === 'ready' ? outcome.data : undefined;
    expect(data?.externalIdentities).toEqual([
      {
        issuer: `${sandboxOrigin}/sandbox/identity`,
        subject: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        linkedAt: new Date(noon).toISOString(),
      },
    ]);
    expect(data?.events.map(({ kind }) => kind)).toContain('provider-linked');
  });

  it('are removed by their owner, whose other devices are signed out', async () => {
    const browser = await signIn(shop.browser());
    await changePassword(browser.call, { password: 'a good one for all' });
    const other = await signIn(shop.browser());
    expect(await removeExternalIdentity(browser.call, await idOf(browser))).toEqual({
      ...{ kind: 'removed', identities: [], hasPassword: true },
    });
    expect(await getProfile(other.call)).toBeUndefined();
    expect((await getProfile(browser.call))?.accountType).toBe('FULL');
    const { emailAddress = '' } = (await getProfile(browser.call)) ?? {};
    expect((await shop.mailTo(emailAddress, 'provider-removed')).text).toContain(
      'A way to sign in was removed',
    );
    expect(await database.db.selectFrom('external_identities').selectAll().execute()).toEqual([]);
  });

  it('stay where nothing else signs in, and of the last two only one goes, at once as well', async () => {
    const browser = await signIn(shop.browser());
    expect(await removeExternalIdentity(browser.call, await idOf(browser))).toEqual({ kind: 'onlyWay' });
    await alsoLinked('s');
    const both = (await listOf(browser)).map(({ id }) => removeExternalIdentity(browser.call, id));
    const kinds = (await Promise.all(both)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['onlyWay', 'removed']);
    expect(await listOf(browser)).toHaveLength(1);
  });

  it('are not removed by anybody else, and not by a session that is not fresh', async () => {
    const browser = await signIn(shop.browser());
    const id = await idOf(browser);
    const stranger = shop.browser();
    await registered(stranger, 'ben@example.org');
    expect(await removeExternalIdentity(stranger.call, id)).toEqual({ kind: 'gone' });
    expect(await removeExternalIdentity(shop.browser().call, id)).toEqual({ kind: 'signedOut' });
    clock.advance(16 * 60_000);
    expect(await removeExternalIdentity(browser.call, id)).toEqual({ kind: 'freshSignInNeeded' });
    expect(await listOf(browser)).toHaveLength(1);
  });
});
