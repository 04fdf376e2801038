import type { Kysely } from 'kysely';
import { isByEmail } from '@touchline/contract/market/byEmail';
import type { Database } from '../../kernel/database/schema.ts';
import { anyOrder, type StoredOrder } from '../order/loadOrder.ts';
import { paidParts } from '../order/paidParts.ts';
import { noProcessor } from '../payment/PaymentProviders.ts';
import { shares } from './shares.ts';

/** Id of a parcel: `TL-2026-7K4F9Q.1`. */
export const parcelIdOf = (orderId: string, delivery: number): string => `${orderId}.${delivery + 1}`;

/** The order of a parcel's id. */
export const orderIdOf = (parcelId: string): string => parcelId.replace(/\.\d+$/, '');

/** Deliveries of an order that somebody packs: all but those by email. */
export const packedDeliveries = ({ data }: Pick<StoredOrder, 'data'>) =>
  data.shippingLineItemList
    .map((shipping, delivery) => ({ shipping, delivery }))
    .filter(({ shipping }) => !isByEmail(shipping.shippingType));

/** Writes the parcels of a placed order, each with what was paid for it; once, however often it is called. */
export async function openParcels(db: Kysely<Database>, orderId: string, now: Date): Promise<void> {
  const order = await anyOrder(db, orderId);
  if (!order || order.status === 'created' || order.status === 'failed' || order.status === 'cancelled')
    return;
  const deliveries = packedDeliveries(order);
  if (deliveries.length === 0) return;
  const paid = paidParts(order);
  const due = deliveries.map(({ shipping, delivery }) =>
    order.data.productLineItemList
      .filter(({ itemId }) => shipping.itemIds?.includes(itemId) ?? true)
      .reduce((sum, { itemId }) => sum + (paid.lines.get(itemId) ?? 0), paid.deliveries[delivery] ?? 0),
  );
  // Gift cards have paid their part, and what comes by email is in no parcel; cash is no provider's.
  const byEmail = order.totalMinor - due.reduce((sum, minor) => sum + minor, 0);
  const taken = shares(order.processor === noProcessor ? 0 : order.amountMinor, [...due, byEmail]);
  await db
    .insertInto('parcels')
    .values(
      deliveries.map(({ shipping, delivery }, at) => ({
        id: parcelIdOf(orderId, delivery),
        order_id: orderId,
        delivery,
        is_collected: shipping.pickup !== undefined,
        state: 'waiting' as const,
        carrier: null,
        tracking_number: null,
        tracking_url: null,
        due_minor: due[at] ?? 0,
        capture_minor: taken[at] ?? 0,
        // What was taken with the order is not taken again.
        captured_at: order.captureNow ? (order.placedAt ?? now) : null,
        handed_over_at: null,
        created_at: now,
        changed_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
