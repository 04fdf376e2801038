import { sql, type Kysely } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { messagesOf } from '../../mail/messagesOf.ts';
import type { HearingShop } from '../fulfilment/heardOf.ts';
import { linesOfProducts, refuseLines } from './refuseLines.ts';
import { refuseReturn } from './refuseReturn.ts';
import { markReplaced, writeReplacement } from './writeReplacement.ts';

/** What of the shop receives returns. */
export type ReceivingShop = HearingShop & Pick<CommerceContext, 'random'>;

/**
 * A return has arrived: what can be sold again is in stock, the order in the other sizes is placed, and for the rest its money
 * is owed, and by that its credit note is due, all in one transaction. Happens once, however often it is told. Returns whether
 * it has now. Throws a 422 for a product that the return has not.
 * @param refused numbers of products whose condition is not taken; where that is all of it, the return is refused
 */
export async function receiveReturn(
  shop: ReceivingShop,
  returnId: string,
  refused: readonly string[] = [],
): Promise<boolean> {
  const { db, clock, counters, log, random } = shop;
  const now = clock.now();
  const { itemIds, isAll } = await linesOfProducts(db, returnId, refused);
  if (isAll) return refuseReturn(shop, returnId);
  const payment = await exchangePayment(db, returnId);
  const done = await db.transaction().execute(async (trx) => {
    const received = await trx
      .updateTable('returns')
      .set({ state: 'received', received_at: now })
      .where('id', '=', returnId)
      // Not `statesBefore`: a refund that failed leads back there, but its goods came once.
      .where('state', '=', 'announced')
      .returning('order_id as orderId')
      .executeTakeFirst();
    if (!received) return false;
    const { orderId } = received;
    if (itemIds.length > 0) await refuseLines(trx, { returnId, orderId, itemIds }, now);
    await putBack(trx, returnId, orderId, now);
    await writeReplacement(trx, { returnId, orderId }, { random, now, payment });
    await markReplaced(trx, orderId, now);
    const { sum } = await refundedLines(trx, returnId)
      .select(({ fn }) => fn.sum<number | null>('l.paid_minor').as('sum'))
      .executeTakeFirstOrThrow();
    const { shipping, cost } = await trx
      .updateTable('returns')
      // Of what is taken, as when it was announced: the cost is never more than what comes back.
      .set({ cost_minor: sql`least(cost_minor, ${Number(sum ?? 0)} + shipping_minor)` })
      .where('id', '=', returnId)
      .returning(['shipping_minor as shipping', 'cost_minor as cost'])
      .executeTakeFirstOrThrow();
    // Other sizes came for all of it: no money moves.
    if (sum === null && shipping === 0) return true;
    const { paidIn } = await trx
      .selectFrom('orders')
      .select('paid_in as paidIn')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('refunds')
      .values({
        ...{ return_id: returnId, order_id: paidIn ?? orderId },
        minor: Number(sum ?? 0) + shipping - cost,
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

/** Lines `l` of a return whose money comes back: they were taken, and nothing else came in their place. */
export const refundedLines = (db: Kysely<Database>, returnId: string) =>
  db
    .selectFrom('return_lines as l')
    .leftJoin('exchanges as x', (join) =>
      join
        .onRef('x.return_id', '=', 'l.return_id')
        .onRef('x.item_id', '=', 'l.item_id')
        .on('x.state', '=', 'sent'),
    )
    .where('l.return_id', '=', returnId)
    .where('l.is_refused', '=', false)
    .where('x.item_id', 'is', null);

/** How an order in another size is said to be paid, in the language of the order. */
async function exchangePayment(db: Kysely<Database>, returnId: string): Promise<string> {
  const found = await db
    .selectFrom('returns as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select('o.language')
    .where('r.id', '=', returnId)
    .executeTakeFirst();
  if (!found) return '';
  return (await messagesOf(found.language)).returned.exchanged.payment;
}

/** What is damaged, or was not taken, is not sold again. */
async function putBack(trx: Kysely<Database>, returnId: string, orderId: string, now: Date): Promise<void> {
  await sql`
    with pieces as (
      select line ->> 'productId' as sku, sum(l.quantity)::int as quantity
      from return_lines l join orders o on o.id = ${orderId},
        jsonb_array_elements(o.data -> 'productLineItemList') as line
      where l.return_id = ${returnId} and l.item_id = line ->> 'itemId' and l.reason <> 'damaged' and not l.is_refused
      group by 1),
    locked as materialized (
      select sku from stock where sku in (select sku from pieces) order by sku for update)
    update stock set on_hand = stock.on_hand + pieces.quantity, changed_at = ${now}::timestamptz
    from pieces where pieces.sku = stock.sku and pieces.sku in (select sku from locked)`.execute(trx);
}
