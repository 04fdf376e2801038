import type { Site } from '@touchline/contract/market/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { randomHex } from '../ports/Random.ts';
import { hmacHex } from '../session/hmacHex.ts';
import type { Shop } from '../Shop.ts';

type Secret = Pick<Shop, 'secret'>;

/** Only its hash is stored: the database alone ends nobody's mails, and each mail has the same key. */
const keyOf = async ({ secret }: Secret, salt: string): Promise<string> =>
  (await hmacHex(secret, `wishlist-notices.${salt}`)).slice(0, 40);
const hashOf = ({ secret }: Secret, key: string): Promise<string> =>
  hmacHex(secret, `wishlist-notices-hash.${key}`);

/** Starts the mails of an account, in the language and with the prices of a site; asked again, they change to that site. */
export async function startNotices(
  shop: Pick<Shop, 'db' | 'random' | 'secret'>,
  { accountId, site, now }: { accountId: string; site: Site; now: Date },
): Promise<void> {
  const salt = randomHex(shop.random, 32);
  const keyHash = await hashOf(shop, await keyOf(shop, salt));
  const { market, language } = site;
  const place = { site_path: language.sitePath, market: market.code, language: language.code };
  await shop.db.transaction().execute(async (trx) => {
    // Prices of another country say nothing about these.
    await trx
      .deleteFrom('wishlist_notices')
      .where('account_id', '=', accountId)
      .where('market', '<>', place.market)
      .execute();
    await trx
      .insertInto('wishlist_notices')
      .values({
        ...{ account_id: accountId, ...place, salt, key_hash: keyHash },
        ...{ started_at: now, checked_at: null, last_mail_at: null },
      })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(place))
      .execute();
  });
}

/** Ends the mails of an account; what it knew of products is forgotten. */
export const endNotices = async (db: Kysely<Database>, accountId: string): Promise<void> =>
  void (await db.deleteFrom('wishlist_notices').where('account_id', '=', accountId).execute());

/** Ends the mails that a key is in; `false` for a key that is in none, or whose mails have ended. */
export async function endNoticesByKey(shop: Pick<Shop, 'db' | 'secret'>, key: string): Promise<boolean> {
  const keyHash = await hashOf(shop, key);
  const ended = await shop.db
    .deleteFrom('wishlist_notices')
    .where('key_hash', '=', keyHash)
    .returning('account_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Whether an account gets these mails. */
export async function hasNotices(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('wishlist_notices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The key for a mail to an account; `undefined` once it wants none. */
export async function noticeKeyOf(
  shop: Pick<Shop, 'db' | 'secret'>,
  accountId: string,
): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom('wishlist_notices')
    .select('salt')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && keyOf(shop, row.salt);
}
