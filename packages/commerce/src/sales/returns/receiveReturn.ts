import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { HearingShop } from '../fulfilment/heardOf.ts';
import { machines, statesBefore } from '../life/stateMachines.ts';

/**
 * A return has arrived: what can be sold again is in stock, its money is owed, and by that its credit note is due, all in
 * one transaction. Happens once, however often it is told. Returns whether it has now.
 */
export async function receiveReturn(
  { db, clock, counters, log }: HearingShop,
  returnId: string,
): Promise<boolean> {
  const now = clock.now();
  const done = await db.transaction().execute(async (trx) => {
    const received = await trx
      .updateTable('returns')
      .set({ state: 'received', received_at: now })
      .where('id', '=', returnId)
      .where('state', 'in', statesBefore(machines.return, 'received'))
      .returning(['order_id as orderId', 'shipping_minor as shipping', 'cost_minor as cost'])
      .executeTakeFirst();
    if (!received) return false;
    const { orderId, shipping, cost } = received;
    await putBack(trx, returnId, orderId, now);
    const { sum } = await trx
      .selectFrom('return_lines')
      .select(({ fn }) => fn.sum<number>('paid_minor').as('sum'))
      .where('return_id', '=', returnId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('refunds')
      .values({
        ...{ return_id: returnId, order_id: orderId, minor: Math.max(0, Number(sum) + shipping - cost) },
        ...{ state: 'owed', refusals: 0, provider_minor: null, reference: null, changed_at: now },
      })
      .execute();
    return true;
  });
  if (done) {
    counters.add('returns_received');
    log.info('return received', { returnId });
  }
  return done;
}

/** What is damaged is not sold again. */
async function putBack(trx: Kysely<Database>, returnId: string, orderId: string, now: Date): Promise<void> {
  await sql`
    with pieces as (
      select line ->> 'productId' as sku, sum(l.quantity)::int as quantity
      from return_lines l join orders o on o.id = ${orderId},
        jsonb_array_elements(o.data -> 'productLineItemList') as line
      where l.return_id = ${returnId} and l.item_id = line ->> 'itemId' and l.reason <> 'damaged' group by 1),
    locked as materialized (
      select sku from stock where sku in (select sku from pieces) order by sku for update)
    update stock set on_hand = stock.on_hand + pieces.quantity, changed_at = ${now}::timestamptz
    from pieces where pieces.sku = stock.sku and pieces.sku in (select sku from locked)`.execute(trx);
}
