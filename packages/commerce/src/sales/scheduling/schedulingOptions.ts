import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { toWire } from '@touchline/contract/money';
import type { SchedulingDay, SchedulingOptions } from '@touchline/contract/scheduling/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { slotsOf } from '../../kernel/delivery/slots.ts';
import { shipmentId } from '../basket/basketView.ts';
import type { ComputedShipment } from '../basket/computeBasket.ts';
import { takenSlots } from './bookSlots.ts';

/** What the slots of a basket's shipment are read for. */
export interface SlotsOfShipment {
  readonly basketId: string;
  readonly shipment: Pick<ComputedShipment, 'kind' | 'readyFrom'>;
  readonly method: DeliveryMethod;
  readonly market: Market;
}

/** The days and slots of one delivery method for a shipment, with what is left of them now. */
export async function schedulingOptions(
  db: Kysely<Database>,
  { basketId, shipment, method, market }: SlotsOfShipment,
  now: Date,
): Promise<SchedulingOptions> {
  const slots = slotsOf(method, market, now, shipment.readyFrom);
  const of = { market: market.code, method: method.id, basketId };
  const taken =
    slots.length === 0
      ? new Map<string, number>()
      : await takenSlots(
          db,
          of,
          slots.map(({ id }) => id),
          now,
        );
  const days = new Map<string, SchedulingDay>();
  for (const { id, day, from, to, priceMinor, capacity } of slots) {
    const shown = days.get(day) ?? { date: day, slots: [] };
    const isFull = (taken.get(id) ?? 0) >= capacity;
    shown.slots.push({ ...{ id, from, to, isFull }, price: toWire(priceMinor, market.currency) });
    days.set(day, shown);
  }
  const { textKey, isAcceptanceNeeded = false } = method.scheduling?.legal ?? {};
  return {
    shipmentId: shipmentId(basketId, shipment.kind),
    shippingOptionId: method.id,
    days: [...days.values()],
    ...(textKey === undefined ? {} : { legal: { textKey, isAcceptanceNeeded } }),
  };
}
