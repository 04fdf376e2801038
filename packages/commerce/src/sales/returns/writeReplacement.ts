import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { randomHex, type Random } from '../../kernel/ports/Random.ts';
import { machines, statesBefore } from '../life/stateMachines.ts';
import { anyOrder } from '../order/loadOrder.ts';
import { orderNumber } from '../order/orderNumber.ts';
import { noProcessor } from '../payment/PaymentProviders.ts';
import { replacementOf, type ExchangedLine } from './replacementOrder.ts';

/** What the transaction that receives a return knows besides it. */
export interface Receiving {
  readonly random: Random;
  readonly now: Date;
  /** How the order in the other size is said to be paid, in its language. */
  readonly payment: string;
}

/**
 * Places the order in the other sizes that a return asked for, and writes its mail: its stock was taken when the return was
 * announced, and no money moves. Nothing where the return asked for none. Part of a transaction.
 */
export async function writeReplacement(
  trx: Kysely<Database>,
  { returnId, orderId }: { readonly returnId: string; readonly orderId: string },
  { random, now, payment }: Receiving,
): Promise<void> {
  const lines = await sentLines(trx, returnId);
  const before = await anyOrder(trx, orderId);
  if (lines.length === 0 || !before) return;
  // The prefix of the shop's numbers is all before the year.
  const prefix = before.id.split('-').slice(0, -2).join('-');
  const id = orderNumber(random, now, prefix);
  const { data, totalMinor, collectionCode } = replacementOf(before, lines, { random, payment });
  await sql`
    insert into orders select r.* from orders o, jsonb_populate_record(o, ${JSON.stringify({
      ...{ id, basket_id: `exchange:${returnId}`, intent_key: `exchange:${returnId}`, intent_hash: '' },
      ...{ status: 'new', payment_status: 'paid', total_minor: totalMinor, data },
      ...{ collection_code: collectionCode, cancelled_at: null, cancel_reason: null, measured_at: now },
      ...{ created_at: now, placed_at: now, changed_at: now },
      ...{ replaces: orderId, paid_in: before.paidIn ?? orderId },
    })}::jsonb) as r where o.id = ${orderId}`.execute(trx);
  await trx
    .insertInto('payments')
    .values({
      ...{ id: randomHex(random, 32), order_id: id, shopper_id: before.shopperId, source: '' },
      ...{ method_id: data.payment.paymentMethodId, processor: noProcessor, state: 'captured' },
      ...{ amount_minor: 0, currency: before.currency, capture_now: true, created_at: now, changed_at: now },
    })
    .execute();
  await trx
    .updateTable('exchanges')
    .set({ state: 'sent' })
    .where('return_id', '=', returnId)
    .where('state', 'in', statesBefore(machines.exchange, 'sent'))
    .execute();
  await trx.updateTable('returns').set({ replacement_id: id }).where('id', '=', returnId).execute();
  await sql`
    insert into mails (id, kind, recipient, language, data, created_at)
    select 'return-exchanged:' || ${returnId}, 'return-exchanged', email, language,
      jsonb_build_object('orderId', id, 'sitePath', site_path), ${now}::timestamptz
    from orders where id = ${id} and email <> '' on conflict do nothing`.execute(trx);
}

async function sentLines(trx: Kysely<Database>, returnId: string): Promise<ExchangedLine[]> {
  return trx
    .selectFrom('exchanges as x')
    .innerJoin('return_lines as l', (join) =>
      join.onRef('l.return_id', '=', 'x.return_id').onRef('l.item_id', '=', 'x.item_id'),
    )
    .select(['x.item_id as itemId', 'x.sku', 'x.size', 'x.quantity'])
    .select(['l.paid_minor as paidMinor', 'x.shipping_minor as shippingMinor'])
    .where('x.return_id', '=', returnId)
    .where('x.state', 'in', statesBefore(machines.exchange, 'sent'))
    .orderBy('x.item_id')
    .execute();
}

/** The order has ended once every piece of it has come back, and another size has taken the place of some. */
export async function markReplaced(trx: Kysely<Database>, orderId: string, now: Date): Promise<void> {
  await sql`
    update orders o set status = 'replaced', changed_at = ${now}::timestamptz
    where o.id = ${orderId} and o.status = any(${statesBefore(machines.order, 'replaced')}::text[])
      and (select sum((line ->> 'quantity')::int) from jsonb_array_elements(o.data -> 'productLineItemList') as line) = (
        select sum(l.quantity) from return_lines l join returns r on r.id = l.return_id
        where r.order_id = o.id and r.state in ('received', 'refunded') and not l.is_refused)
      and exists (select from returns r where r.order_id = o.id and r.replacement_id is not null)`.execute(
    trx,
  );
}
