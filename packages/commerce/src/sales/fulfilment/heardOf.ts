import { sql, type Kysely } from 'kysely';
import type { ShipmentEvent } from '@touchline/contract/order/parcelSchema';
import type { ParcelState } from '@touchline/contract/order/parcelStates';
import type { Order } from '@touchline/contract/order/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { machines, maySucceed, statesBefore } from '../life/stateMachines.ts';
import { markPaidOnDelivery } from '../order/markPaidOnDelivery.ts';
import { openParcels, orderIdOf } from './openParcels.ts';

/**
 * What news of a parcel have changed.
 * - `moved`: it is in a new state.
 * - `late`: it had been further already; only the time is new.
 * - `repeated`: the same event came before.
 * - `refused`: the order is cancelled or not paid, or a parcel of this kind has no such state.
 * - `unknown`: there is no such parcel.
 */
export type Heard = 'moved' | 'late' | 'repeated' | 'refused' | 'unknown';

/** What of the shop hears of parcels. */
export type HearingShop = Pick<CommerceContext, 'db' | 'clock' | 'counters' | 'log'>;

/** States that only one kind of parcel has. */
const onlyCollected: readonly ParcelState[] = ['ready', 'collected'];
const onlyBrought: readonly ParcelState[] = ['outForDelivery', 'delivered'];
const ended: readonly ParcelState[] = ['delivered', 'collected'];

/** The mail that tells of a state; the others are told by the page only. */
const mailOf: Readonly<Partial<Record<ParcelState, string>>> = {
  sent: 'parcel-sent',
  outForDelivery: 'parcel-out',
  delivered: 'parcel-delivered',
  ready: 'parcel-ready',
};

interface LockedParcel {
  readonly state: ParcelState;
  readonly isCollected: boolean;
  readonly orderId: string;
  readonly status: Order['status'];
  readonly email: string;
  readonly language: string;
  readonly sitePath: string;
}

/**
 * Takes the news of a parcel, from whichever source: repeated, late or out of order. The order moves with its parcels,
 * and whoever ordered gets one mail for each state that is worth one, in the same transaction.
 */
export async function heardOf(shop: HearingShop, source: string, event: ShipmentEvent): Promise<Heard> {
  const now = shop.clock.now();
  const orderId = orderIdOf(event.parcelId);
  const isOpen = await shop.db
    .selectFrom('parcels')
    .select('id')
    .where('id', '=', event.parcelId)
    .executeTakeFirst();
  if (!isOpen) await openParcels(shop.db, orderId, now);
  const heard = await shop.db.transaction().execute((trx) => take(trx, source, event, now));
  shop.counters.add(`shipment_events_${heard}`);
  shop.log.info('news of a parcel', { parcelId: event.parcelId, state: event.state, source, heard });
  return heard;
}

async function take(trx: Kysely<Database>, source: string, event: ShipmentEvent, now: Date): Promise<Heard> {
  const parcel = await lock(trx, event.parcelId);
  if (!parcel) return 'unknown';
  if (!isTold(parcel, event.state)) return 'refused';
  const first = await trx
    .insertInto('fulfilment_events')
    .values({ source, id: event.eventId, parcel_id: event.parcelId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!first) return 'repeated';
  const at = new Date(Math.min(new Date(event.at).getTime(), now.getTime()));
  await trx
    .insertInto('parcel_steps')
    .values({ parcel_id: event.parcelId, state: event.state, at, heard_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const isNew = maySucceed(machines.shipment, parcel.state, event.state);
  await trx
    .updateTable('parcels')
    .set({
      ...(isNew ? { state: event.state } : {}),
      ...(event.carrier === undefined ? {} : { carrier: event.carrier }),
      ...(event.trackingNumber === undefined ? {} : { tracking_number: event.trackingNumber }),
      ...(event.trackingUrl === undefined ? {} : { tracking_url: event.trackingUrl }),
      changed_at: now,
    })
    .where('id', '=', event.parcelId)
    .execute();
  if (!isNew) return 'late';
  await moveOrder(trx, parcel.orderId, now);
  await writeMail(trx, parcel, event, now);
  return 'moved';
}

/** Locks the payment first, as cancelling does, then the order, and with it everything that changes its parcels. */
async function lock(trx: Kysely<Database>, parcelId: string): Promise<LockedParcel | undefined> {
  const { rows } = await sql<LockedParcel>`
    select p.state, p.is_collected as "isCollected", o.id as "orderId", o.status, o.email, o.language,
      o.site_path as "sitePath"
    from parcels p join orders o on o.id = p.order_id join payments m on m.order_id = o.id
    where p.id = ${parcelId} for update of m, o, p`.execute(trx);
  return rows[0];
}

function isTold({ status, isCollected }: LockedParcel, state: ParcelState): boolean {
  if (status === 'created' || status === 'failed' || status === 'cancelled') return false;
  return !(isCollected ? onlyBrought : onlyCollected).includes(state);
}

/** An order is open once a parcel is packed, and completed once each is where it belongs: then cash has been paid too. */
async function moveOrder(trx: Kysely<Database>, orderId: string, now: Date): Promise<void> {
  const move = (status: 'open' | 'completed') =>
    trx
      .updateTable('orders')
      .set({ status, changed_at: now })
      .where('id', '=', orderId)
      .where('status', 'in', statesBefore(machines.order, status));
  await move('open').execute();
  const completed = await move('completed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parcels')
            .select('id')
            .where('order_id', '=', orderId)
            .where('state', 'not in', [...ended]),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (completed) await markPaidOnDelivery(trx, orderId, now);
}

async function writeMail(
  trx: Kysely<Database>,
  { orderId, email, language, sitePath }: LockedParcel,
  { parcelId, state }: ShipmentEvent,
  now: Date,
): Promise<void> {
  const kind = mailOf[state];
  if (kind === undefined || email === '') return;
  await trx
    .insertInto('mails')
    .values({
      ...{ id: `${kind}:${parcelId}`, kind, recipient: email, language, created_at: now },
      data: JSON.stringify({ orderId, sitePath, parcelId }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
