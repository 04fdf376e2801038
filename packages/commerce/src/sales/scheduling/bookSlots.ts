import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { ShipmentKind } from '../basket/BasketData.ts';
import type { ComputedBasket } from '../basket/computeBasket.ts';
import type { StoredBasket } from '../basket/loadBasket.ts';

/** A place that a shipment needs in a slot. */
export interface SlotWish {
  readonly kind: ShipmentKind;
  readonly market: string;
  readonly method: string;
  readonly slot: string;
  readonly capacity: number;
  /** End of the slot, ISO 8601. */
  readonly ends: string;
}

export type BookingOutcome =
  | { readonly kind: 'booked' }
  /** Nothing is left of the slots of these shipments, and nothing was booked. */
  | { readonly kind: 'full'; readonly kinds: readonly ShipmentKind[] }
  /** The basket is not at this version any more. */
  | { readonly kind: 'changed' };

/** The places that the slots chosen in a basket need. */
export function slotWishes({ shipments }: Pick<ComputedBasket, 'shipments'>, market: string): SlotWish[] {
  return shipments.flatMap(({ kind, method, slot }) =>
    method && slot
      ? [{ kind, market, method: method.id, slot: slot.id, capacity: slot.capacity, ends: slot.to }]
      : [],
  );
}

/**
 * Books places for a basket, all or none; places that it has stay its own. They are kept while the basket holds its
 * stock, and for good with its order: see `createBookSlots`.
 */
export async function bookSlots(
  db: Kysely<Database>,
  { id, version }: Pick<StoredBasket, 'id' | 'version'>,
  wishes: readonly SlotWish[],
  now: Date,
): Promise<BookingOutcome> {
  const { rows } = await sql<{ outcome: BookingOutcome['kind']; kinds: ShipmentKind[] }>`
    select outcome, full_kinds as kinds from book_slots(
      ${id}, ${version}, ${JSON.stringify(wishes)}::jsonb, ${now}::timestamptz)`.execute(db);
  const { outcome = 'changed', kinds = [] } = rows[0] ?? {};
  return outcome === 'full' ? { kind: outcome, kinds } : { kind: outcome };
}

/** How many places of each slot are taken by others than this basket. */
export async function takenSlots(
  db: Kysely<Database>,
  of: { readonly market: string; readonly method: string; readonly basketId: string },
  slots: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ slot: string; taken: number }>`
    select b.slot, count(*)::int as taken from slot_bookings b left join baskets k on k.id = b.basket_id
    where b.market = ${of.market} and b.method_id = ${of.method} and b.slot = any(${[...slots]}::text[])
      and b.basket_id <> ${of.basketId}
      and (b.order_id is not null or k.reserved_until > ${now}::timestamptz)
    group by b.slot`.execute(db);
  return new Map(rows.map(({ slot, taken }) => [slot, taken]));
}

/** Deletes bookings of slots that are over for a day: the orders keep what they need. Returns how many. */
export async function sweepSlots(db: Kysely<Database>, now: Date): Promise<number> {
  const gone = await db
    .deleteFrom('slot_bookings')
    .where('ends_at', '<', new Date(now.getTime() - 86_400_000))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
