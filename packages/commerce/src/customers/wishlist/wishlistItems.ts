import type { Site } from '@touchline/contract/market/schema';
import { maxWishlistItems } from '@touchline/contract/wishlist/constants';
import type { WishlistItem } from '@touchline/contract/wishlist/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

type Db = Kysely<Database>;

/** The products of a list, the one saved last first, with the pictures of a site. Not for use in a transaction. */
export async function itemsOf(
  { db, catalogue }: Pick<CommerceContext, 'db' | 'catalogue'>,
  wishlistId: string,
  site: Site,
): Promise<WishlistItem[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select(['id', 'product_id'])
    .where('wishlist_id', '=', wishlistId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();
  const cards = await catalogue.summaries(
    site,
    rows.map(({ product_id }) => product_id),
  );
  const pictures = new Map(cards.map(({ id, pictures: [first] }) => [id, first?.path ?? '']));
  return rows.map(({ id, product_id }) => ({
    productId: product_id,
    collectionItemId: id,
    imageUrl: pictures.get(product_id) ?? '',
  }));
}

/** Throws a 404 for a product that the site does not have. */
export async function requireSoldProduct(
  { catalogue }: Pick<CommerceContext, 'catalogue'>,
  site: Site,
  id: string,
) {
  if ((await catalogue.summaries(site, [id])).length === 0) throw notFound('product');
}

/**
 * Adds products, the first of which is shown first; those that are in the list already stay as they are. Returns the
 * products that did not fit.
 */
export async function addItems(
  { random }: Pick<CommerceContext, 'random'>,
  db: Db,
  wishlistId: string,
  products: { ids: readonly string[]; now: Date },
): Promise<string[]> {
  const known = await db
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('wishlist_id', '=', wishlistId)
    .execute();
  const there = new Set(known.map(({ product_id }) => product_id));
  const added = [...new Set(products.ids)].filter((id) => !there.has(id));
  const room = Math.max(0, maxWishlistItems - there.size);
  const fitting = added.slice(0, room);
  if (fitting.length > 0)
    await db
      .insertInto('wishlist_items')
      .values(
        fitting.map((product_id, at) => ({
          ...{ id: randomHex(random, 32), wishlist_id: wishlistId, product_id },
          added_at: new Date(products.now.getTime() - at),
        })),
      )
      .execute();
  return added.slice(room);
}

/** The failure of a list without room. */
export const wishlistFull = () =>
  new Failure(409, 'WishlistFull', 'The list is full: an item has to be removed first.');
