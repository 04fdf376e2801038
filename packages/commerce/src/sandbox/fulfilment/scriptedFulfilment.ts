import type { ShipmentEvent } from '@touchline/contract/order/parcelSchema';
import type { ParcelState } from '@touchline/contract/order/parcelStates';
import type { FulfilmentPort, ParcelUnderWay } from '../../sales/fulfilment/FulfilmentPort.ts';

/** How fast orders move by themselves, in seconds. */
export interface FulfilmentPace {
  /** From the order to its packing, in which it can be cancelled. */
  readonly pack: number;
  /** From each further step to the next. */
  readonly step: number;
}

const nextAtDoor: Readonly<Partial<Record<ParcelState, ShipmentEvent['state']>>> = {
  waiting: 'packed',
  packed: 'sent',
  sent: 'outForDelivery',
  outForDelivery: 'delivered',
};
const nextAtPoint: typeof nextAtDoor = {
  waiting: 'packed',
  packed: 'sent',
  sent: 'ready',
  ready: 'collected',
};
const nextInStore: typeof nextAtDoor = { waiting: 'packed', packed: 'ready', ready: 'collected' };

/** A warehouse that packs nothing: every parcel takes its next step by itself. For development. */
export function scriptedFulfilment({ pack, step }: FulfilmentPace): FulfilmentPort {
  const newsOf = (parcel: ParcelUnderWay, now: Date): ShipmentEvent[] => {
    const { parcelId, state, since, collectedAt, carrier } = parcel;
    const nexts =
      collectedAt === undefined ? nextAtDoor : collectedAt === 'store' ? nextInStore : nextAtPoint;
    const next = nexts[state];
    const seconds = state === 'waiting' ? pack : step;
    if (next === undefined || now.getTime() - since.getTime() < seconds * 1_000) return [];
    return [
      {
        ...{ eventId: `${parcelId}:${next}`, parcelId, state: next, at: now.toISOString() },
        ...(next === 'sent' ? { trackingNumber: trackingNumberOf(parcelId) } : {}),
        ...(next === 'sent' && carrier !== '' ? { carrier } : {}),
      },
    ];
  };
  return {
    name: 'scripted',
    news: async (parcels, now) => parcels.flatMap((parcel) => newsOf(parcel, now)),
    arrivals: async (announced, now) =>
      announced
        .filter(({ since }) => now.getTime() - since.getTime() >= step * 1_000)
        .map(({ returnId }) => returnId),
  };
}

/** Looks like a carrier's number, and is the same for the same parcel. */
function trackingNumberOf(parcelId: string): string {
  let sum = 0;
  for (const letter of parcelId) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_000_007;
  return `SB${String(sum).padStart(10, '0')}`;
}
