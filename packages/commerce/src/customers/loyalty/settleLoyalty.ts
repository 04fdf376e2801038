import { sql } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { changeMember } from './settleMember.ts';

/** Members brought up to date in one run; the next run takes the others. */
const batch = 200;

/**
 * Brings members up to date for whom time or an order has changed something: points become available or expire, refunds
 * take them back, tiers change. An order that was being written when a member was settled may be older than it says, so
 * that a minute is looked at twice; settling twice changes nothing.
 */
export async function settleLoyalty(
  shop: Pick<CommerceContext, 'db' | 'clock' | 'random' | 'markets'>,
): Promise<number> {
  const now = shop.clock.now();
  const { rows } = await sql<{ accountId: string }>`
    select account_id as "accountId" from loyalty_members where next_due_at <= ${now}::timestamptz
    union
    select m.account_id from orders o join payments p on p.order_id = o.id join loyalty_members m on m.account_id = o.owner_id
    where (o.changed_at > ${now}::timestamptz - interval '90 days' or p.changed_at > ${now}::timestamptz - interval '90 days')
      and greatest(o.changed_at, p.changed_at) > m.settled_at - interval '1 minute'
    limit ${batch}`.execute(shop.db);
  for (const { accountId } of rows) await changeMember(shop, accountId, now, () => undefined);
  return rows.length;
}
