import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { noProcessor } from '../payment/PaymentProviders.ts';
import { finishRefund } from './finishRefund.ts';
import { shareInTransaction, shareRefund } from './shareRefund.ts';

/** Money that a person has to give back: the order was paid in cash. */
export interface RefundByHand {
  readonly returnId: string;
  readonly orderId: string;
  /** What is owed besides what has gone back to gift cards, in whole minor units. */
  readonly minor: number;
  readonly currency: string;
  readonly since: Date;
}

/** The refunds that a person has to make, the oldest first. */
export async function refundsByHand(db: Kysely<Database>, now: Date): Promise<RefundByHand[]> {
  const { rows } = await sql<RefundByHand & { isShared: boolean }>`
    select r.return_id as "returnId", r.order_id as "orderId", coalesce(r.provider_minor, 0)::float8 as minor,
      r.provider_minor is not null as "isShared", o.currency, r.changed_at as since
    from refunds r join orders o on o.id = r.order_id join payments p on p.order_id = o.id
    where r.state <> 'done' and p.processor = ${noProcessor} order by r.changed_at limit 200`.execute(db);
  const owed: RefundByHand[] = [];
  for (const { isShared, ...refund } of rows) {
    const minor = isShared ? refund.minor : await shareRefund(db, refund.returnId, now);
    if (minor !== undefined && minor > 0) owed.push({ ...refund, minor });
  }
  return owed;
}

/**
 * A person has given the money of a return back, with a reference by which it is found, as of a bank transfer. Returns
 * whether that is new; `false` as well for one that is not made by hand.
 */
export function markRefunded(
  db: Kysely<Database>,
  returnId: string,
  reference: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('refunds as r')
      .innerJoin('payments as p', 'p.order_id', 'r.order_id')
      .select('p.id as paymentId')
      .where('r.return_id', '=', returnId)
      .where('p.processor', '=', noProcessor)
      .executeTakeFirst();
    if (!order) return false;
    const minor = await shareInTransaction(trx, returnId, now);
    if (minor === undefined) return false;
    const owed = await trx
      .updateTable('refunds')
      .set({ reference })
      .where('return_id', '=', returnId)
      .where('state', '<>', 'done')
      .returning('return_id')
      .executeTakeFirst();
    if (!owed) return false;
    await trx
      .updateTable('payments')
      .set((eb) => ({
        ...{ state: 'refunded' as const, refunded_at: now, changed_at: now },
        refunded_minor: eb('refunded_minor', '+', minor),
      }))
      .where('id', '=', order.paymentId)
      .execute();
    return finishRefund(trx, returnId, now);
  });
}
