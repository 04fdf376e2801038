import * as calls from '@touchline/contract/wishlist/endpoints';
import { maxWishlists } from '@touchline/contract/wishlist/constants';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { endNotices, endNoticesByKey, hasNotices, startNotices } from './notices.ts';
import { addItems, itemsOf, requireSoldProduct, wishlistFull } from './wishlistItems.ts';
import {
  changeWishlists,
  collectionOf,
  savedProductIds,
  shareKeys,
  wishlistOf,
  wishlistsOf,
} from './wishlists.ts';

/** Changes of one account in an hour: far more than a person makes. */
const changes: Limit = { what: 'wishlist', max: 600, seconds: 3_600 };

/** Uses of the link in the mails. Generous, because a mail provider ends them for many people from one network. */
const linkUses: Limit = { what: 'wishlist-notices-link', max: 600, seconds: 600 };

/** How long a link to a public list lives, in days; making the list public again gives it a new one. */
const shareDays = 365;
const notShared = { share_salt: null, share_hash: null, share_ends_at: null };
const dayMs = 86_400_000;

/** The lists of products that an account keeps, and the public ones for the holders of their links. */
export function wishlistRoutes(router: Router, shop: CommerceContext): void {
  const { db, markets, limits } = shop;

  router.route(calls.getWishlists, async ({ caller: { accountId }, now }) => ({
    ...(await wishlistsOf(shop, db, accountId, now)),
    ...((await hasNotices(db, accountId)) ? { hasNotices: true } : {}),
  }));

  router.route(calls.setWishlistNotices, async ({ caller: { accountId }, body: { isOn }, site, now }) => {
    await limits.take(changes, accountId);
    await (isOn ? startNotices(shop, { accountId, site, now }) : endNotices(db, accountId));
    return { isOn };
  });

  router.route(calls.endWishlistNotices, async ({ body: { key }, source }) => {
    await limits.take(linkUses, source);
    if (!(await endNoticesByKey(shop, key))) throw notFound('notices');
    return { isOn: false };
  });

  router.route(calls.createWishlist, async ({ caller: { accountId }, body, now }) => {
    await limits.take(changes, accountId);
    const name = body.name.trim();
    return changeWishlists(db, accountId, async (trx) => {
      const id = await createWishlist(shop, trx, { accountId, name, now });
      return collectionOf(shop, await wishlistOf(trx, accountId, id), now);
    });
  });

  router.route(calls.updateWishlist, async ({ caller: { accountId }, params: { cid }, body, now }) => {
    const name = body.name.trim();
    return changeWishlists(db, accountId, async (trx) => {
      const list = await collectionOf(shop, await wishlistOf(trx, accountId, cid), now);
      if (list.public) throw new Failure(409, 'WishlistIsPublic', 'Only a private list is renamed.');
      if (name === '' && list.name !== '')
        throw new Failure(422, 'WishlistNameRequired', 'A list that was named keeps a name.');
      await trx.updateTable('wishlists').set({ name }).where('id', '=', cid).execute();
      return { ...list, name };
    });
  });

  router.route(calls.deleteWishlist, async ({ caller: { accountId }, params: { cid }, now }) =>
    changeWishlists(db, accountId, async (trx) => {
      await wishlistOf(trx, accountId, cid);
      await trx.deleteFrom('wishlists').where('id', '=', cid).execute();
      return wishlistsOf(shop, trx, accountId, now);
    }),
  );

  router.route(calls.shareWishlist, async ({ caller: { accountId }, params: { cid }, body, now }) =>
    changeWishlists(db, accountId, async (trx) => {
      const list = await wishlistOf(trx, accountId, cid);
      const current = await collectionOf(shop, list, now);
      if (current.public === body.public) return current;
      const made = body.public ? await shareKeys.make(shop, cid) : undefined;
      const sharing = made
        ? {
            ...{ share_salt: made.salt, share_hash: made.hash },
            share_ends_at: new Date(now.getTime() + shareDays * dayMs),
          }
        : notShared;
      await trx.updateTable('wishlists').set(sharing).where('id', '=', cid).execute();
      return collectionOf(shop, { ...list, ...sharing }, now);
    }),
  );

  router.route(calls.getWishlistItems, async ({ caller: { accountId }, params: { cid }, site }) => {
    await wishlistOf(db, accountId, cid);
    return { items: await itemsOf(shop, cid, site) };
  });

  router.route(
    calls.addWishlistItem,
    async ({ caller: { accountId }, params: { cid }, body: { pid }, site, now }) => {
      await limits.take(changes, accountId);
      await requireSoldProduct(shop, site, pid);
      await changeWishlists(db, accountId, async (trx) => {
        await wishlistOf(trx, accountId, cid);
        const left = await addItems(shop, trx, cid, { ids: [pid], now });
        if (left.length > 0) throw wishlistFull();
      });
      const items = await itemsOf(shop, cid, site);
      const added = items.find(({ productId }) => productId === pid);
      if (!added) throw notFound('item');
      return added;
    },
  );

  router.route(
    calls.replaceWishlistItem,
    async ({ caller: { accountId }, params: { cid, pid }, body, site }) => {
      await requireSoldProduct(shop, site, body.pid);
      await changeWishlists(db, accountId, async (trx) => {
        await wishlistOf(trx, accountId, cid);
        const items = trx.selectFrom('wishlist_items').select('id').where('wishlist_id', '=', cid);
        const replaced = await items.where('product_id', '=', pid).executeTakeFirst();
        if (!replaced) throw notFound('item');
        if (pid === body.pid) return;
        // Where the other colour is in the list already, one place is enough.
        await trx
          .deleteFrom('wishlist_items')
          .where('wishlist_id', '=', cid)
          .where('product_id', '=', body.pid)
          .execute();
        await trx
          .updateTable('wishlist_items')
          .set({ product_id: body.pid })
          .where('id', '=', replaced.id)
          .execute();
      });
      return { items: await itemsOf(shop, cid, site) };
    },
  );

  router.route(calls.deleteWishlistItem, async ({ caller: { accountId }, params: { cid, pid }, site }) => {
    await wishlistOf(db, accountId, cid);
    await db
      .deleteFrom('wishlist_items')
      .where('wishlist_id', '=', cid)
      .where('product_id', '=', pid)
      .execute();
    return { items: await itemsOf(shop, cid, site) };
  });

  router.route(calls.forgetWishlistProduct, async ({ caller: { accountId }, params: { pid } }) => {
    await db
      .deleteFrom('wishlist_items')
      .where('product_id', '=', pid)
      .where('wishlist_id', 'in', (lists) =>
        lists.selectFrom('wishlists').select('id').where('account_id', '=', accountId),
      )
      .execute();
    return { productIds: await savedProductIds(db, accountId) };
  });

  router.route(calls.mergeWishlist, async ({ caller: { accountId }, body, now }) => {
    await limits.take(changes, accountId);
    const ids = await knownProducts(db, body.productIds);
    return changeWishlists(db, accountId, async (trx) => {
      const left = ids.length === 0 ? [] : await mergeInto(shop, trx, { accountId, ids, now });
      return { productIds: await savedProductIds(trx, accountId), left };
    });
  });

  router.route(calls.getSharedWishlist, async ({ params: { shareToken }, query, now }) => {
    const list = await db
      .selectFrom('wishlists')
      .select(['id', 'name'])
      .where('share_hash', 'in', await shareKeys.hashesOf(shop, shareToken))
      .where('share_ends_at', '>', now)
      .executeTakeFirst();
    if (!list) throw notFound('wishlist');
    return { name: list.name, items: await itemsOf(shop, list.id, markets.site(query.sitePath)) };
  });
}

/** Creates a list and returns its id; of the unnamed list, the id of the one that exists. */
async function createWishlist(
  { random }: Pick<CommerceContext, 'random'>,
  db: Kysely<Database>,
  { accountId, name, now }: { accountId: string; name: string; now: Date },
): Promise<string> {
  const lists = await db
    .selectFrom('wishlists')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .execute();
  const unnamed = name === '' ? lists.find((each) => each.name === '') : undefined;
  if (unnamed) return unnamed.id;
  if (lists.length >= maxWishlists)
    throw new Failure(409, 'WishlistsFull', 'One list has to be deleted first.');
  const id = randomHex(random, 32);
  const row = { id, account_id: accountId, name, ...notShared, created_at: now };
  await db.insertInto('wishlists').values(row).execute();
  return id;
}

/** The ids that name a product of the shop, in their order: also one that this country does not have, which another may. */
async function knownProducts(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

/** Adds products that are in no list of the account to the unnamed one. Returns those that did not fit. */
async function mergeInto(
  shop: Pick<CommerceContext, 'random'>,
  db: Kysely<Database>,
  { accountId, ids, now }: { accountId: string; ids: readonly string[]; now: Date },
): Promise<string[]> {
  const saved = new Set(await savedProductIds(db, accountId));
  const missing = ids.filter((id) => !saved.has(id));
  if (missing.length === 0) return [];
  const list = await createWishlist(shop, db, { accountId, name: '', now });
  return addItems(shop, db, list, { ids: missing, now });
}
