import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/** Days for which a card can be spent at least once something has come back to it. */
const daysAfterReturn = 90;

export interface GiftReturn {
  readonly orderId: string;
  /** Whole minor units of the order's currency. */
  readonly minor: number;
  /** Idempotency key: the same key takes effect once. */
  readonly key: string;
}

/**
 * Returns a part of what an order has spent of gift cards, to one card after the other, and never more than was spent:
 * two calls at once wait for each other at the payment. A card that has expired can be spent for another 90 days. Returns
 * what has come back by this key, in whole minor units.
 */
export function returnToGiftCards(db: Kysely<Database>, giftReturn: GiftReturn, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const locked = await trx
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', giftReturn.orderId)
      .forUpdate()
      .executeTakeFirst();
    return locked ? returnToLockedOrder(trx, giftReturn, now) : 0;
  });
}

/** The same as part of a transaction that has locked the order's payment. */
export async function returnToLockedOrder(
  trx: Kysely<Database>,
  { orderId, minor, key }: GiftReturn,
  now: Date,
): Promise<number> {
  const until = new Date(now.getTime() + daysAfterReturn * 86_400_000);
  const begin = `returned.${key}.`;
  const { rows } = await sql<{ returned: number }>`
    with known as (
      select coalesce(sum(minor), 0)::bigint as minor, count(*) as entries from gift_card_entries
      where order_id = ${orderId} and starts_with(id, ${begin})),
    spent as (
      select e.card_id, -sum(e.minor) as minor, max(e.id) filter (where e.kind = 'spent') as place
      from gift_card_entries e where e.order_id = ${orderId} and e.kind in ('spent', 'returned') group by e.card_id),
    shared as (
      select card_id, least(minor, greatest(0, ${minor}::bigint - coalesce(
        sum(minor) over (order by place desc rows between unbounded preceding and 1 preceding), 0)))::bigint as minor
      from spent where (select entries from known) = 0),
    entered as (
      insert into gift_card_entries (id, card_id, kind, minor, order_id, created_at)
      select ${begin} || card_id, card_id, 'returned', minor, ${orderId}, ${now}::timestamptz from shared where minor > 0),
    refilled as (
      update gift_cards g set balance_minor = g.balance_minor + s.minor, changed_at = ${now}::timestamptz,
        expires_at = case when g.expires_at is null then null else greatest(g.expires_at, ${until}::timestamptz) end
      from shared s where g.id = s.card_id and s.minor > 0),
    noted as (
      update payments set gift_returned_minor = gift_returned_minor + (select sum(minor) from shared),
        refunded_at = ${now}::timestamptz, changed_at = ${now}::timestamptz
      where order_id = ${orderId} and exists (select from shared where minor > 0))
    select ((select minor from known) + coalesce((select sum(minor) from shared), 0))::float8 as returned`.execute(
    trx,
  );
  return rows[0]?.returned ?? 0;
}

/** How a refund is shared: to the provider as much as it still has, the rest to gift cards; whole minor units. */
export function refundShares(
  minor: number,
  { capturedMinor, refundedMinor }: { readonly capturedMinor: number; readonly refundedMinor: number },
): { readonly providerMinor: number; readonly giftMinor: number } {
  const providerMinor = Math.min(minor, capturedMinor - refundedMinor);
  return { providerMinor, giftMinor: minor - providerMinor };
}
