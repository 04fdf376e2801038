import { deleteAccount } from '@touchline/contract/client/account';
import {
  addWishlistItem,
  createWishlist,
  deleteWishlistItem,
  endWishlistNotices,
  getWishlists,
  setWishlistNotices,
} from '@touchline/contract/client/wishlist';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { noticeWishlists } from './noticeWishlists.ts';
import { soldOutAfterMs, watchStep } from './watch.ts';
import { wishlistRoutes } from './wishlistRoutes.ts';

const hour = 3_600_000;
const day = 24 * hour;
const email = 'maya@example.org';

describe('What is told of a saved product', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const at = { now, isQuiet: false };
  const there = { price: 9000, isStocked: true, isFree: true };
  const known = { price: 9000, outSince: null };

  it('is nothing when it is first seen', () => {
    expect(watchStep(undefined, there, at)).toEqual({ watched: known });
  });

  it('is a lower price, which is what is known afterwards', () => {
    const step = watchStep(known, { ...there, price: 8000 }, at);
    expect(step).toEqual({
      ...{ news: { isBack: false, priceBefore: 9000 }, watched: { price: 8000, outSince: null } },
    });
  });

  it('is no lower price of what is held or sold out: it waits', () => {
    const step = watchStep(known, { price: 8000, isStocked: true, isFree: false }, at);
    expect(step).toEqual({ watched: known });
  });

  it('is no return when only a hold has ended', () => {
    const held = watchStep(known, { ...there, isFree: false }, at);
    expect(held).toEqual({ watched: known });
    expect(watchStep(held.watched, there, at).news).toBeUndefined();
  });

  it('is no return when it was sold out for a moment only, such as by an order that was cancelled', () => {
    const moment = { price: 9000, outSince: new Date(now.getTime() - soldOutAfterMs + 1) };
    expect(watchStep(moment, there, at)).toEqual({ watched: known });
    const longer = { price: 9000, outSince: new Date(now.getTime() - soldOutAfterMs) };
    expect(watchStep(longer, there, at)).toEqual({ news: { isBack: true }, watched: known });
  });

  it('waits while the account is to be left alone, as long as it is true', () => {
    const out = { price: 9000, outSince: new Date(now.getTime() - day) };
    const quiet = { now, isQuiet: true };
    expect(watchStep(out, there, quiet)).toEqual({ watched: out });
    expect(watchStep(known, { ...there, price: 8000 }, quiet)).toEqual({ watched: known });
    expect(watchStep(known, { ...there, price: 9500 }, quiet).watched.price).toBe(9500);
  });
});

describeOnDatabases('Mails about a wishlist', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let maya: TestBrowser;
  let list: string;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database, {
      products: ['TL4101', 'TL4102'].map((id) => sampleProduct({ id, slug: id.toLowerCase() })),
    });
    wishlistRoutes(shop.router, shop.shop);
    maya = shop.browser();
    await registered(maya, email);
    const made = await createWishlist(maya.call, '');
    list = made.kind === 'done' ? made.answer.id : '';
    await addWishlistItem(maya.call, list, 'TL4101');
  });
  afterEach(() => database.close());

  const look = async (after = 10 * 60_000) => {
    shop.clock.advance(after);
    return noticeWishlists(shop.shop);
  };
  const setStock = (onHand: number) =>
    sql`update stock set on_hand = ${onHand} where sku like 'TL4101%'`.execute(database.db);
  const hold = (held: boolean) =>
    sql`update stock set held = case when ${held}::boolean then on_hand else 0 end where sku like 'TL4101%'`.execute(
      database.db,
    );
  const setPrice = (minor: number) =>
    sql`update prices set standard = ${minor}, sale = null where product_id = 'TL4101'`.execute(database.db);
  const price = async () => {
    const { rows } = await sql<{ standard: number }>`
      select standard from prices where product_id = 'TL4101' limit 1`.execute(database.db);
    return Number(rows[0]?.standard);
  };
  const notices = async () =>
    (await database.db.selectFrom('mails').selectAll().where('kind', '=', 'wishlist-notice').execute())
      .length;
  const start = async () => {
    await setWishlistNotices(maya.call, true);
    expect(await look()).toBe(0);
  };

  it('come to nobody who has not asked for them', async () => {
    expect(await getWishlists(maya.call)).not.toHaveProperty('hasNotices');
    await look();
    await setPrice(100);
    expect(await look(day)).toBe(0);
  });

  it('tell a price once, and again only after it has risen', async () => {
    await start();
    expect(await getWishlists(maya.call)).toMatchObject({ hasNotices: true });
    const before = await price();
    await setPrice(before - 1000);
    expect(await look()).toBe(1);
    const { text } = await shop.mailTo(email, 'wishlist-notice');
    expect(text).toContain('was £');
    expect(text).toContain('/wishlist');
    expect(await look(2 * day)).toBe(0);
    await setPrice(before);
    expect(await look(2 * day)).toBe(0);
    await setPrice(before - 1000);
    expect(await look(2 * day)).toBe(1);
    expect(await notices()).toBe(2);
  });

  it('tell once that something is back, and again only after it was sold out', async () => {
    await start();
    await setStock(0);
    expect(await look()).toBe(0);
    await setStock(5);
    expect(await look(2 * hour)).toBe(1);
    expect((await shop.mailTo(email, 'wishlist-notice')).text).toContain('back in stock');
    expect(await look(2 * day)).toBe(0);
    await setStock(0);
    await look();
    await setStock(1);
    expect(await look(2 * day)).toBe(1);
  });

  it('do not come for what a basket held and gave back, the account’s own included', async () => {
    await start();
    await hold(true);
    expect(await look(2 * hour)).toBe(0);
    await hold(false);
    expect(await look(2 * hour)).toBe(0);
  });

  it('come at most once a day, however often stock comes and goes', async () => {
    await start();
    for (let times = 0; times < 6; times += 1) {
      await setStock(0);
      await look();
      await setStock(3);
      await look(2 * hour);
    }
    expect(await notices()).toBe(1);
  });

  it('are written once by two processes', async () => {
    await start();
    await setPrice(100);
    shop.clock.advance(day);
    const written = await Promise.all([noticeWishlists(shop.shop), noticeWishlists(shop.shop)]);
    expect(written.toSorted()).toEqual([0, 1]);
  });

  it('end by the key of any of them, without a sign-in, and none that waits is sent', async () => {
    await start();
    await setPrice(100);
    expect(await look()).toBe(1);
    const mail = await database.db
      .selectFrom('mails')
      .selectAll()
      .where('kind', '=', 'wishlist-notice')
      .executeTakeFirstOrThrow();
    const { headers } = await composeMail(shop.shop, mail);
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const { secret } = await shop.mailTo(email, 'wishlist-notice');
    const anybody = shop.browser();
    await endWishlistNotices(anybody.call, '0'.repeat(40));
    expect(await getWishlists(maya.call)).toMatchObject({ hasNotices: true });
    await endWishlistNotices(anybody.call, secret);
    expect(await getWishlists(maya.call)).not.toHaveProperty('hasNotices');
    await expect(composeMail(shop.shop, mail)).rejects.toThrow('wants no mails');
  });

  it('are not sent when what they tell is not true any more', async () => {
    await start();
    const before = await price();
    await setPrice(before - 1000);
    await look();
    await setPrice(before);
    shop.clock.advance(60_000);
    await expect(shop.mailTo(email, 'wishlist-notice')).rejects.toThrow('Nothing of this mail');
  });

  it('start again for what was taken off the list', async () => {
    await start();
    const before = await price();
    await deleteWishlistItem(maya.call, list, 'TL4101');
    await look();
    await setPrice(before - 1000);
    await addWishlistItem(maya.call, list, 'TL4101');
    expect(await look(2 * day)).toBe(0);
  });

  it('end with the account', async () => {
    await start();
    await deleteAccount(maya.call, { currentPassword: goodPassword });
    const left = await database.db.selectFrom('wishlist_notices').selectAll().execute();
    expect(left).toEqual([]);
    expect(await database.db.selectFrom('wishlist_watches').selectAll().execute()).toEqual([]);
  });
});
