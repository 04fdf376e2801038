import type { Site } from '@touchline/contract/market/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { DerivedKeys } from '../../kernel/session/DerivedKeys.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** In each mail to an account, to end them by. */
const keys = new DerivedKeys('wishlist-notices');

/** Starts the mails of an account, in the language and with the prices of a site; asked again, they change to that site. */
export async function startNotices(
  shop: Pick<CommerceContext, 'db' | 'random' | 'secrets'>,
  { accountId, site, now }: { accountId: string; site: Site; now: Date },
): Promise<void> {
  const { salt, hash: keyHash } = await keys.make(shop);
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
export async function endNoticesByKey(
  shop: Pick<CommerceContext, 'db' | 'secrets'>,
  key: string,
): Promise<boolean> {
  const ended = await shop.db
    .deleteFrom('wishlist_notices')
    .where('key_hash', 'in', await keys.hashesOf(shop, key))
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
  shop: Pick<CommerceContext, 'db' | 'random' | 'secrets'>,
  accountId: string,
): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom('wishlist_notices')
    .select(['salt', 'key_hash as hash'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const known = row && (await keys.read(shop, row));
  if (!row || known !== undefined) return known;
  // It was made with a secret that is gone: nobody can end the mails by it any more.
  const { key, salt, hash } = await keys.make(shop);
  const renewed = await shop.db
    .updateTable('wishlist_notices')
    .set({ salt, key_hash: hash })
    .where('key_hash', '=', row.hash)
    .returning('salt')
    .executeTakeFirst();
  return renewed ? key : noticeKeyOf(shop, accountId);
}
