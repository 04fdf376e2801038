import { forgotPassword, getProfile, login, resetPassword } from '@touchline/contract/client/account';
import { createOrderLink, getLinkedOrder } from '@touchline/contract/client/orderLink';
import { createWishlist, getSharedWishlist, shareWishlist } from '@touchline/contract/client/wishlist';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { sessionTokens } from '../../kernel/identity/sessionToken.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, orderIn } from '../../sales/order/testing/buying.ts';
import type { CheckoutSetUp } from '../../sales/order/testing/openCheckout.ts';
import { wishlistRoutes } from '../wishlist/wishlistRoutes.ts';
import { goodPassword, openAccounts, registered, type TestAccounts } from './testing/openAccounts.ts';

const maya = 'maya@example.org';
const first = 'the first secret of this shop, which is long';
const second = 'the second secret of this shop, which is long';

async function openShop(database: OpenDatabase, setUp: CheckoutSetUp): Promise<TestAccounts> {
  const shop = await openAccounts(database, setUp);
  wishlistRoutes(shop.router, shop.shop);
  return shop;
}

describeOnDatabases('Whoever has a copy of the database', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openShop(database, { secrets: { secret: first } });
  });
  afterEach(() => database.close());

  /** A member with an order, a link to it, a link that sets a new password, and a public list. */
  async function openEverything() {
    const device = shop.browser();
    await registered(device, maya);
    const { orderId } = orderIn((await buy(shop, device)).outcome);
    const { key: order } = await createOrderLink(device.call, orderId);
    await forgotPassword(shop.browser().call, maya);
    const { secret: reset } = await shop.mailTo(maya, 'password-reset');
    const made = await createWishlist(device.call, 'Marathon');
    const shared = await shareWishlist(device.call, made.kind === 'done' ? made.answer.id : '', true);
    const list = shared.kind === 'done' ? (shared.answer.shareToken ?? '') : '';
    return { device, orderId, order, reset, list, session: device.session.current ?? '' };
  }

  /** Every text of every table, and the parts of those that contain others. */
  async function copy(): Promise<Set<string>> {
    const tables = await shop.rows<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const texts = new Set<string>();
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(database.db);
      for (const { row } of rows) for (const [text] of row.matchAll(/[\w.+/=@-]{8,}/g)) texts.add(text);
    }
    return texts;
  }

  it('has no session, no link and nothing to make one of', async () => {
    const opened = await openEverything();
    const texts = await copy();
    for (const given of [opened.order, opened.reset, opened.list, opened.session, first]) {
      expect(given.length).toBeGreaterThanOrEqual(32);
      expect([...texts].some((text) => text.includes(given))).toBe(false);
    }
    const [row] = await shop.rows<{ id: string; salt: string; hash: string }>(
      'select id, salt, token_hash as hash from sessions where revoked_at is null',
    );
    if (!row) throw new Error('There is no session.');
    for (const text of texts) {
      // Neither is a text the secret that the stored digests follow from …
      expect(await sessionTokens.read({ secrets: [text] }, row, row.id)).toBeUndefined();
      // … nor is one a key.
      if (!/^[0-9a-f]{32,}$/.test(text)) continue;
      const { call, session } = shop.browser();
      session.current = text;
      expect(await getProfile(call)).toBeUndefined();
      expect(await getLinkedOrder(call, text.slice(0, 40))).toBeUndefined();
      expect(await getSharedWishlist(call, text.slice(0, 32))).toBeUndefined();
      expect(await resetPassword(call, { key: text.slice(0, 40), password: 'a new good one' })).toEqual({
        kind: 'linkOver',
      });
    }
  });

  it('whose secret was stolen, too, has nothing once it was changed and the one before is gone', async () => {
    const opened = await openEverything();
    const changed = await openShop(database, { secrets: { secret: second, previousSecret: first } });
    const after = changed.browser();
    after.session.current = opened.session;
    // What was given out before the change is good, and a session goes on with a token of the new secret.
    expect(await getProfile(after.call)).toMatchObject({ userName: maya });
    expect(after.session.current).not.toBe(opened.session);
    expect((await getLinkedOrder(changed.browser().call, opened.order))?.order.orderId).toBe(opened.orderId);
    expect(await getSharedWishlist(changed.browser().call, opened.list)).toBeDefined();
    expect(await changed.mailTo(maya, 'password-reset')).toMatchObject({ secret: opened.reset });
    expect((await createOrderLink(after.call, opened.orderId)).key).toBe(opened.order);

    const clean = await openShop(database, { secrets: { secret: second } });
    const device = clean.browser();
    device.session.current = after.session.current;
    expect(await getProfile(device.call)).toMatchObject({ userName: maya });
    expect(await getLinkedOrder(clean.browser().call, opened.order)).toBeUndefined();
    expect(await getSharedWishlist(clean.browser().call, opened.list)).toBeUndefined();
    const stolen = clean.browser();
    stolen.session.current = opened.session;
    expect(await getProfile(stolen.call)).toBeUndefined();
    // The owner gets a link that works again.
    const { key } = await createOrderLink(device.call, opened.orderId);
    expect((await getLinkedOrder(clean.browser().call, key))?.order.orderId).toBe(opened.orderId);
    const again = { user: maya, password: goodPassword, persistentLogin: false, isMobile: false };
    expect((await login(clean.browser().call, again)).kind).toBe('signedIn');
  });
});
