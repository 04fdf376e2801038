import type { OrderLink } from '@touchline/contract/order/linkSchema';
import { sql } from 'kysely';
import { randomHex } from '../ports/Random.ts';
import { hmacHex } from '../session/hmacHex.ts';
import type { Shop } from '../Shop.ts';

/** Days a link opens its order; afterwards number and email address give a new one. */
export const linkDays = 90;

/**
 * The secret of a link follows from 128 random bits and the shop's secret, and only its hash is stored beside them: the
 * database alone opens no order, and the owner is shown the same link each time.
 */
const keyOf = async (shop: Shop, orderId: string, salt: string): Promise<string> =>
  (await hmacHex(shop.secret, `order-link.${orderId}.${salt}`)).slice(0, 40);

const hashOf = (shop: Shop, key: string): Promise<string> => hmacHex(shop.secret, `order-link-hash.${key}`);

/** The link of an order: the one there is, or a new one when there is none or it is over. */
export async function linkOfOrder(shop: Shop, orderId: string, sitePath: string): Promise<OrderLink> {
  const now = shop.clock.now();
  const newSalt = randomHex(shop.random, 32);
  const newHash = await hashOf(shop, await keyOf(shop, orderId, newSalt));
  const newEnd = new Date(now.getTime() + linkDays * 86_400_000);
  const { rows } = await sql<{ salt: string; expiresAt: Date }>`
    insert into order_links as l (order_id, salt, key_hash, expires_at)
    values (${orderId}, ${newSalt}, ${newHash}, ${newEnd}::timestamptz)
    on conflict (order_id) do update set
      salt = case when l.expires_at <= ${now}::timestamptz then excluded.salt else l.salt end,
      key_hash = case when l.expires_at <= ${now}::timestamptz then excluded.key_hash else l.key_hash end,
      expires_at = case when l.expires_at <= ${now}::timestamptz then excluded.expires_at else l.expires_at end
    returning l.salt, l.expires_at as "expiresAt"`.execute(shop.db);
  const row = rows[0];
  if (!row) throw new Error('The link of an order was not written.');
  const key = await keyOf(shop, orderId, row.salt);
  return { key, expiresAt: row.expiresAt.toISOString(), sitePath };
}

/** The order a secret opens now; `undefined` when it is wrong or over. */
export async function orderIdOfLink(
  shop: Shop,
  key: string,
): Promise<{ orderId: string; expiresAt: Date } | undefined> {
  const { rows } = await sql<{ orderId: string; expiresAt: Date }>`
    select order_id as "orderId", expires_at as "expiresAt" from order_links
    where key_hash = ${await hashOf(shop, key)} and expires_at > ${shop.clock.now()}::timestamptz`.execute(
    shop.db,
  );
  return rows[0];
}
