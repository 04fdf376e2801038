import type { OrderLink } from '@touchline/contract/order/linkSchema';
import { randomHex } from '../ports/Random.ts';
import { hmacHex } from '../session/hmacHex.ts';
import type { Shop } from '../Shop.ts';

/** Lifetime of a link in days; afterwards number and email address give a new one. */
export const linkDays = 90;

/**
 * The secret of a link is derived from 128 random bits and the shop's secret, and only its hash is stored next to them:
 * the database alone opens no order, and the owner always gets the same link.
 */
const keyOf = async (shop: Shop, orderId: string, salt: string): Promise<string> =>
  (await hmacHex(shop.secret, `order-link.${orderId}.${salt}`)).slice(0, 40);

const hashOf = (shop: Shop, key: string): Promise<string> => hmacHex(shop.secret, `order-link-hash.${key}`);

/** The link of an order: the existing one, or a new one when there is none or it has expired. */
export async function linkOfOrder(shop: Shop, orderId: string, sitePath: string): Promise<OrderLink> {
  const now = shop.clock.now();
  const newSalt = randomHex(shop.random, 32);
  const newHash = await hashOf(shop, await keyOf(shop, orderId, newSalt));
  const newEnd = new Date(now.getTime() + linkDays * 86_400_000);
  const row = await shop.db
    .insertInto('order_links')
    .values({ order_id: orderId, salt: newSalt, key_hash: newHash, expires_at: newEnd })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet((eb) => {
        const renewed = <Column extends 'salt' | 'key_hash' | 'expires_at'>(column: Column) =>
          eb
            .case()
            .when('order_links.expires_at', '<=', now)
            .then(eb.ref(`excluded.${column}`))
            .else(eb.ref(`order_links.${column}`))
            .end();
        return { salt: renewed('salt'), key_hash: renewed('key_hash'), expires_at: renewed('expires_at') };
      }),
    )
    .returning(['salt', 'expires_at as expiresAt'])
    .executeTakeFirst();
  if (!row) throw new Error('The link of an order was not written.');
  const key = await keyOf(shop, orderId, row.salt);
  return { key, expiresAt: row.expiresAt.toISOString(), sitePath };
}

/** The order of a link secret; `undefined` when the secret is wrong or expired. */
export async function orderIdOfLink(
  shop: Shop,
  key: string,
): Promise<{ orderId: string; expiresAt: Date } | undefined> {
  return shop.db
    .selectFrom('order_links')
    .select(['order_id as orderId', 'expires_at as expiresAt'])
    .where('key_hash', '=', await hashOf(shop, key))
    .where('expires_at', '>', shop.clock.now())
    .executeTakeFirst();
}
