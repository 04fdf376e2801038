import type { OrderLink } from '@touchline/contract/order/linkSchema';
import { DerivedKeys } from '../../kernel/session/DerivedKeys.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** Lifetime of a link in days; afterwards number and email address give a new one. */
export const linkDays = 90;

const keys = new DerivedKeys('order-link');

/** The link of an order: the existing one, or a new one when there is none or it has expired. */
export async function linkOfOrder(
  shop: CommerceContext,
  orderId: string,
  sitePath: string,
): Promise<OrderLink> {
  const now = shop.clock.now();
  const made = await keys.make(shop, orderId);
  const newEnd = new Date(now.getTime() + linkDays * 86_400_000);
  const row = await shop.db
    .insertInto('order_links')
    .values({ order_id: orderId, salt: made.salt, key_hash: made.hash, expires_at: newEnd })
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
    .returning(['salt', 'key_hash as hash', 'expires_at as expiresAt'])
    .executeTakeFirst();
  if (!row) throw new Error('The link of an order was not written.');
  const known = await keys.read(shop, row, orderId);
  if (known !== undefined) return { key: known, expiresAt: row.expiresAt.toISOString(), sitePath };
  // It was made with a secret that is gone: nobody can open the order by it any more.
  await shop.db
    .updateTable('order_links')
    .set({ salt: made.salt, key_hash: made.hash, expires_at: newEnd })
    .where('order_id', '=', orderId)
    .where('key_hash', '=', row.hash)
    .execute();
  return linkOfOrder(shop, orderId, sitePath);
}

/** The order of a link secret; `undefined` when the secret is wrong or expired. */
export async function orderIdOfLink(
  shop: CommerceContext,
  key: string,
): Promise<{ orderId: string; expiresAt: Date } | undefined> {
  return shop.db
    .selectFrom('order_links')
    .select(['order_id as orderId', 'expires_at as expiresAt'])
    .where('key_hash', 'in', await keys.hashesOf(shop, key))
    .where('expires_at', '>', shop.clock.now())
    .executeTakeFirst();
}
