import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { tellRefundMade } from '../order/refundNews.ts';
import { machines, statesBefore } from '../life/stateMachines.ts';

/** The money of a return is back: says so, and writes the mail; part of a transaction. Returns whether that is new. */
export async function finishRefund(trx: Kysely<Database>, returnId: string, now: Date): Promise<boolean> {
  const done = await trx
    .updateTable('refunds')
    .set({ state: 'done', changed_at: now })
    .where('return_id', '=', returnId)
    .where('state', 'in', statesBefore(machines.refund, 'done'))
    .returning('minor')
    .executeTakeFirst();
  if (!done) return false;
  const { orderId } = await trx
    .updateTable('returns')
    .set({ state: 'refunded', refunded_at: now })
    .where('id', '=', returnId)
    .returning('order_id as orderId')
    .executeTakeFirstOrThrow();
  const { numAffectedRows } = await sql`
    insert into mails (id, kind, recipient, language, data, created_at)
    select 'return-refunded:' || ${returnId}, 'return-refunded', email, language,
      jsonb_build_object('orderId', id, 'sitePath', site_path, 'returnId', ${returnId}::text), ${now}::timestamptz
    from orders where id = ${orderId} and email <> '' on conflict do nothing`.execute(trx);
  // It was told before, and had not arrived.
  if (!numAffectedRows) await tellRefundMade(trx, { orderId, returnId, minor: done.minor }, now);
  return true;
}
