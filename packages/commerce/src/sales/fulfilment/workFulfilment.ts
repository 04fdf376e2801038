import { sql } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { Checkout } from '../order/Checkout.ts';
import { anyOrder } from '../order/loadOrder.ts';
import { captureParcels } from './captureParcels.ts';
import type { FulfilmentPort, ParcelUnderWay } from './FulfilmentPort.ts';
import { heardOf } from './heardOf.ts';
import { lapseExchanges } from '../returns/lapseExchanges.ts';
import { receiveReturn } from '../returns/receiveReturn.ts';
import { settleRefunds } from '../returns/settleRefunds.ts';
import { openParcels, packedDeliveries } from './openParcels.ts';

const batch = 200;

/**
 * Opens the parcels of new orders, hands them over to whoever packs, asks for news, ends exchanges that took too long, and takes
 * the money of what was sent.
 * Run it at intervals (2 s), in any number of processes: every step takes effect once.
 */
export async function workFulfilment(
  checkout: Pick<Checkout, 'shop' | 'providers' | 'crash'>,
  port: FulfilmentPort | undefined,
): Promise<void> {
  const { shop, providers } = checkout;
  await openNew(shop);
  if (port) {
    await handOver(shop, port);
    await askForNews(shop, port);
  }
  await lapseExchanges(shop);
  await captureParcels(shop, providers);
  await settleRefunds(checkout);
}

async function openNew(shop: CommerceContext): Promise<void> {
  const waiting = await shop.db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.status', '=', 'new')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('parcels as c').select('c.id').whereRef('c.order_id', '=', 'o.id'))),
    )
    .orderBy('o.placed_at')
    .limit(batch)
    .execute();
  for (const { id } of waiting) {
    try {
      await openOrder(shop, id);
    } catch (error) {
      // The orders behind it do not wait for it.
      shop.log.error('ALERT: the parcels of an order could not be opened', error, { orderId: id });
    }
  }
}

async function openOrder(shop: CommerceContext, orderId: string): Promise<void> {
  const order = await anyOrder(shop.db, orderId);
  if (order && packedDeliveries(order).length > 0) await openParcels(shop.db, orderId, shop.clock.now());
  else await completeByEmail(shop, orderId);
}

/** An order by email is open when it is paid, and completed once its last gift card is sent. */
async function completeByEmail(shop: CommerceContext, orderId: string): Promise<void> {
  const now = shop.clock.now();
  const isSent = sql<boolean>`not exists (
    select from gift_cards g where g.order_id = orders.id and g.state = 'waiting' and g.mailed_at is null)`;
  await shop.db.transaction().execute(async (trx) => {
    const opened = await trx
      .updateTable('orders')
      .set({ status: 'open', changed_at: now })
      .where('id', '=', orderId)
      .where('status', '=', 'new')
      .where('payment_status', '=', 'paid')
      .where(isSent)
      .returning('id')
      .executeTakeFirst();
    if (!opened) return;
    await trx.updateTable('orders').set({ status: 'completed' }).where('id', '=', orderId).execute();
  });
}

/** Parcels that are not with their recipients, the longest unheard of first. */
async function underWay(shop: CommerceContext, isHandedOver: boolean): Promise<ParcelUnderWay[]> {
  const { rows } = await sql<Omit<ParcelUnderWay, 'collectedAt'> & { type: string | null }>`
    select c.id as "parcelId", c.order_id as "orderId", c.state,
      coalesce((select max(s.heard_at) from parcel_steps s where s.parcel_id = c.id), c.created_at) as since,
      o.data -> 'shippingLineItemList' -> c.delivery -> 'pickup' -> 'point' ->> 'type' as type,
      coalesce(o.data -> 'shippingLineItemList' -> c.delivery ->> 'name', '') as carrier
    from parcels c join orders o on o.id = c.order_id
    where c.state not in ('delivered', 'collected') and o.status in ('new', 'open')
      and (c.handed_over_at is not null) = ${isHandedOver}
    order by c.changed_at limit ${batch}`.execute(shop.db);
  return rows.map(({ type, ...parcel }) => ({
    ...parcel,
    ...(type === null ? {} : { collectedAt: type === 'cnc' ? 'store' : 'point' }),
  }));
}

async function handOver(shop: CommerceContext, port: FulfilmentPort): Promise<void> {
  for (const parcel of await underWay(shop, false)) {
    try {
      await port.takeOver?.(parcel);
    } catch (error) {
      shop.log.warn('parcel not handed over yet', {
        parcelId: parcel.parcelId,
        why: String(error).slice(0, 200),
      });
      continue;
    }
    await shop.db
      .updateTable('parcels')
      .set({ handed_over_at: shop.clock.now() })
      .where('id', '=', parcel.parcelId)
      .execute();
  }
}

async function askForNews(shop: CommerceContext, port: FulfilmentPort): Promise<void> {
  const now = shop.clock.now();
  const events = (await port.news?.(await underWay(shop, true), now)) ?? [];
  for (const event of events) await heardOf(shop, port.name, event);
  if (!port.arrivals) return;
  const announced = await shop.db
    .selectFrom('returns')
    .select(['id as returnId', 'announced_at as since'])
    .where('state', '=', 'announced')
    .orderBy('announced_at')
    .limit(batch)
    .execute();
  for (const returnId of await port.arrivals(announced, now)) await receiveReturn(shop, returnId);
}
