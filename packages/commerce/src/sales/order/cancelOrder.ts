import { sql, type Kysely } from 'kysely';
import type { CancelReason } from '@touchline/contract/order/schema';
import type { Database } from '../../kernel/database/schema.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import { cancellable } from './cancellable.ts';
import type { Checkout } from './Checkout.ts';
import { giveBack } from './giveBack.ts';
import { anyOrder, type StoredOrder } from './loadOrder.ts';

/**
 * Cancels an order for its shopper, and gives the money back; what the provider does not answer now is repeated by the
 * reconciliation. An order that is cancelled already is returned as it is.
 */
export async function cancelOrder(
  { shop, providers }: Checkout,
  order: StoredOrder,
  reason: CancelReason | undefined,
): Promise<StoredOrder> {
  const isDone = await writeCancellation(shop.db, order.paymentId, reason, shop.clock.now());
  if (isDone) {
    shop.counters.add('orders_cancelled');
    shop.log.info('order cancelled by its shopper', { orderId: order.id, reason });
    await giveBack(shop, providers, order.id).catch((error: unknown) => {
      shop.log.warn('money not given back yet', { orderId: order.id, why: String(error).slice(0, 200) });
    });
  }
  const fresh = (await anyOrder(shop.db, order.id)) ?? order;
  if (fresh.status === 'cancelled') return fresh;
  throw new Failure(409, 'OrderNotCancellable', 'The order can not be cancelled any more.');
}

/**
 * In one statement: the order is cancelled, its stock and its places in slots and at points are back, its money is to be given back, and the mail is written.
 * A voucher is free again, and points are not earned, because of the order's status. Of two calls at once, one does it.
 */
async function writeCancellation(
  db: Kysely<Database>,
  paymentId: string,
  reason: CancelReason | undefined,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    with before as materialized (
      select p.id, p.order_id from payments p join orders o on o.id = p.order_id
      where p.id = ${paymentId} and ${cancellable} for update),
    owed as (
      update payments set give_back_since = ${now}::timestamptz, changed_at = ${now}::timestamptz
      where id = (select id from before)),
    cancelled as (
      update orders set status = 'cancelled', cancelled_at = ${now}::timestamptz,
        cancel_reason = ${reason ?? null}::text, changed_at = ${now}::timestamptz
      where id = (select order_id from before) returning id, email, language, site_path, data),
    places as (delete from slot_bookings where order_id = (select id from cancelled)),
    pieces as (
      select line ->> 'sku' as sku, (line ->> 'quantity')::int as quantity
      from cancelled, jsonb_array_elements(data -> 'stock') as line),
    locked as materialized (
      select sku from stock where sku in (select sku from pieces) order by sku for update),
    back as (
      update stock set on_hand = stock.on_hand + pieces.quantity, changed_at = ${now}::timestamptz
      from pieces where pieces.sku = stock.sku and pieces.sku in (select sku from locked)),
    emptied as (
      update pickup_points set capacity = capacity + 1
      where capacity is not null and (select count(*) from locked) >= 0
        and key in (select jsonb_array_elements_text(data -> 'points') from cancelled)),
    written as (
      insert into mails (id, kind, recipient, language, data, created_at)
      select 'order-cancelled:' || id, 'order-cancelled', email, language,
        jsonb_build_object('orderId', id, 'sitePath', site_path), ${now}::timestamptz
      from cancelled on conflict do nothing),
    texted as (
      insert into mails (id, kind, recipient, language, data, created_at)
      select 'text-order-cancelled:' || id, 'text-order-cancelled', data ->> 'smsNumber', language,
        jsonb_build_object('orderId', id, 'sitePath', site_path), ${now}::timestamptz
      from cancelled where data ? 'smsNumber' on conflict do nothing)
    select exists (select from cancelled) as done`.execute(db);
  return rows[0]?.done ?? false;
}
