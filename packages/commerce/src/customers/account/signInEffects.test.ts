import { getBag } from '@touchline/contract/client/basket';
import { login } from '@touchline/contract/client/account';
import { getVisitor } from '@touchline/contract/client/visitor';
import { createWishlist, addWishlistItem } from '@touchline/contract/client/wishlist';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { fillBag } from '../../sales/order/testing/buying.ts';
import { visitorRoutes } from '../visitor/visitorRoutes.ts';
import { wishlistRoutes } from '../wishlist/wishlistRoutes.ts';
import { goodPassword, openAccounts, registered, type TestAccounts } from './testing/openAccounts.ts';

describeOnDatabases('Signing in', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
    visitorRoutes(shop.router, shop.shop);
    wishlistRoutes(shop.router, shop.shop);
  });
  afterEach(() => database.close());

  it('uses up the guest’s token, begins a session, and knows what the account has saved [A4.05]', async () => {
    const email = 'maya@example.org';
    const first = shop.browser();
    await registered(first, email);
    const list = await createWishlist(first.call, 'Spring');
    const cid = list.kind === 'done' ? list.answer.id : '';
    expect(await addWishlistItem(first.call, cid, 'TL4101')).toMatchObject({ kind: 'done' });
    await fillBag(first, 1);

    const browser = shop.browser();
    await fillBag(browser, 2);
    const before = browser.token.current ?? '';
    const credentials = { user: email, password: goodPassword, persistentLogin: false, isMobile: false };
    expect((await login(browser.call, credentials)).kind).toBe('signedIn');

    expect(browser.session.current).toBeDefined();
    expect(browser.token.current).not.toBe(before);
    expect(await getVisitor(browser.call)).toMatchObject({
      identity: { kind: 'customer', name: 'Maya' },
      ...{ bagCount: 3, wishlist: ['TL4101'] },
    });
    // The guest's token opens nothing any more: what it held is in the account's bag.
    const left = shop.browser();
    left.token.current = before;
    expect(await getBag(left.call).catch(() => undefined)).not.toMatchObject({ totalProductCount: 2 });
    expect(await getBag(left.call).catch(() => undefined)).not.toMatchObject({ totalProductCount: 3 });
  });
});
