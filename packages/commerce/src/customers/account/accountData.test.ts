import { downloadAccountData, forgotPassword, login } from '@touchline/contract/client/account';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, fillBag, orderIn } from '../../sales/order/testing/buying.ts';
import { goodPassword, openAccounts, registered, type TestAccounts } from './testing/openAccounts.ts';

const maya = 'maya@example.org';

describeOnDatabases('Everything stored about an account', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());

  it('is downloaded by its owner: person, devices, events, bag, orders and mails, and nothing that opens the account', async () => {
    const browser = shop.browser();
    const { acid } = await registered(browser, maya, { gender: 'PNS', newsletter: true });
    await fillBag(browser);
    const { orderId } = orderIn((await buy(shop, browser)).outcome);
    await fillBag(browser);
    await forgotPassword(browser.call, maya);
    const { secret } = await shop.mailTo(maya, 'password-reset');
    const outcome = await downloadAccountData(browser.call);
    if (outcome.kind !== 'ready') throw new Error(outcome.kind);
    const { data } = outcome;
    expect(data.account).toMatchObject({
      ...{ acid, accountType: 'FULL', emailAddress: maya, firstName: 'Maya', lastName: 'Okafor' },
      ...{ gender: 'PNS', newsletter: true, dateOfBirth: null },
      consents: { terms: true },
    });
    expect(data.sessions).toHaveLength(1);
    expect(data.events.map(({ kind }) => kind)).toContain('registered');
    expect(data.baskets.map(({ state }) => state).toSorted()).toEqual(['closed', 'open']);
    expect(data.orders.map((order) => order.orderId)).toEqual([orderId]);
    expect(JSON.stringify(data.orders)).toContain('productLineItemList');
    expect(data.mails.map(({ kind }) => kind)).toContain('password-reset');
    const text = JSON.stringify(data);
    expect(text).not.toContain('argon2');
    expect(text).not.toContain(secret);
    for (const word of ['salt', 'hash', 'stock', 'token'])
      expect(text.toLowerCase(), word).not.toContain(`"${word}":`);
  });

  it('contains nothing of another account, and is refused to whoever is not signed in or not for some time', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    await registered(shop.browser(), 'ben@example.org');
    const outcome = await downloadAccountData(browser.call);
    expect(JSON.stringify(outcome)).not.toContain('ben@');
    expect(await downloadAccountData(shop.browser().call)).toEqual({ kind: 'signedOut' });
    shop.clock.advance(16 * 60_000);
    expect(await downloadAccountData(browser.call)).toEqual({ kind: 'freshSignInNeeded' });
    await login(browser.call, {
      user: maya,
      password: goodPassword,
      persistentLogin: false,
      isMobile: false,
    });
    expect((await downloadAccountData(browser.call)).kind).toBe('ready');
  });

  it('is limited to ten downloads an hour', async () => {
    const browser = shop.browser();
    await registered(browser, maya);
    const kinds: string[] = [];
    for (let time = 0; time < 11; time += 1) kinds.push((await downloadAccountData(browser.call)).kind);
    expect(kinds.filter((kind) => kind === 'ready')).toHaveLength(10);
    expect(kinds.at(-1)).toBe('tooMany');
  });
});
