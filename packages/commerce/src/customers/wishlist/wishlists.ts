import type { WishlistCollection, Wishlists } from '@touchline/contract/wishlist/schema';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { notFound } from '../../kernel/failure/Failure.ts';
import { DerivedKeys } from '../../kernel/session/DerivedKeys.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { lockAccount } from '../account/lockAccount.ts';

type Db = Kysely<Database>;

/** A list as it is stored. */
export interface StoredWishlist {
  readonly id: string;
  readonly name: string;
  readonly share_salt: string | null;
  readonly share_hash: string | null;
  readonly share_ends_at: Date | null;
  readonly items: number;
}

const columns = [
  'wishlists.id',
  'wishlists.name',
  'wishlists.share_salt',
  'wishlists.share_hash',
  'wishlists.share_ends_at',
  sql<number>`(select count(*)::int from wishlist_items i where i.wishlist_id = wishlists.id)`.as('items'),
] as const;

/** In the links of lists that are public. */
export const shareKeys = new DerivedKeys('wishlist-share', { length: 32 });

/** A list as its owner sees it at a moment. */
export async function collectionOf(
  shop: Pick<CommerceContext, 'secrets'>,
  list: StoredWishlist,
  now: Date,
): Promise<WishlistCollection> {
  const { id, name, share_salt: salt, share_hash: hash, share_ends_at: ends, items } = list;
  const isShared = salt !== null && hash !== null && ends !== null && ends > now;
  const shareToken = isShared ? await shareKeys.read(shop, { salt, hash }, id) : undefined;
  return {
    ...{ id, name, public: shareToken !== undefined, itemCount: items },
    ...(shareToken === undefined ? {} : { shareToken }),
  };
}

/** The lists of an account: the unnamed one first, then in the order of their creation. */
export async function wishlistsOf(
  shop: Pick<CommerceContext, 'secrets'>,
  db: Db,
  accountId: string,
  now: Date,
): Promise<Wishlists> {
  const rows = await db
    .selectFrom('wishlists')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy(sql`name <> ''`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const collections = await Promise.all(rows.map((row) => collectionOf(shop, row, now)));
  return { total: rows.length, collections };
}

/** A list of an account. Throws a 404 when the account has none with that id. */
export async function wishlistOf(db: Db, accountId: string, id: string): Promise<StoredWishlist> {
  const found = await db
    .selectFrom('wishlists')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('wishlist');
  return found;
}

/** Changes the lists of an account in a transaction; changes of one account wait for each other. */
export async function changeWishlists<Answer>(
  db: Db,
  accountId: string,
  change: (trx: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    return change(trx);
  });
}

/** Every product that an account has saved, in any of its lists, the one saved last first. */
export async function savedProductIds(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .innerJoin('wishlists', 'wishlists.id', 'wishlist_items.wishlist_id')
    .select('wishlist_items.product_id')
    .where('wishlists.account_id', '=', accountId)
    .groupBy('wishlist_items.product_id')
    .orderBy(sql`max(wishlist_items.added_at)`, 'desc')
    .orderBy('wishlist_items.product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}
