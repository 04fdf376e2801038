import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/**
 * The carrier took the cash: the order is paid. For the report of a delivery; a repeated report changes nothing. Returns
 * whether the order is paid now; `false` for one that is not paid on delivery, or was cancelled.
 */
export async function markPaidOnDelivery(db: Kysely<Database>, orderId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isPaid: boolean }>`
    with before as materialized (
      select p.id, p.order_id from payments p join orders o on o.id = p.order_id
      where p.order_id = ${orderId} and p.state = 'onDelivery' and o.status not in ('failed', 'cancelled') for update),
    paid as (
      update payments set state = 'captured', captured_minor = amount_minor, changed_at = ${now}::timestamptz
      where id = (select id from before) returning order_id),
    told as (
      update orders set payment_status = 'paid', changed_at = ${now}::timestamptz
      where id = (select order_id from paid) returning id)
    select exists (select from told) or exists (
      select from orders where id = ${orderId} and payment_status = 'paid') as "isPaid"`.execute(db);
  return rows[0]?.isPaid ?? false;
}
