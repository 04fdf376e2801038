import type { ShipmentEvent } from '@touchline/contract/order/parcelSchema';
import type { ParcelState } from '@touchline/contract/order/parcelStates';

/** A parcel that is not with its recipient yet. */
export interface ParcelUnderWay {
  readonly parcelId: string;
  readonly orderId: string;
  readonly state: ParcelState;
  /** Since when it has been in this state. */
  readonly since: Date;
  /** Where it is collected: in a store, or at a point that a carrier brings it to; absent where it goes to a door. */
  readonly collectedAt?: 'store' | 'point';
  /** The carrier that the order names; empty where it names none. */
  readonly carrier: string;
}

/**
 * Whoever packs and sends: a warehouse, a company of logistics. One that calls us by itself uses the webhook
 * (`/api/shipment-events`) and needs only `takeOver`.
 */
export interface FulfilmentPort {
  /** Name of the source of its news. */
  readonly name: string;
  /**
   * Is told of a parcel to pack. Rejects when it can't be reached, and is then told again: the same parcel may come
   * more than once.
   */
  takeOver?(parcel: ParcelUnderWay): Promise<void>;
  /** What is new of parcels; asked at intervals (2 s). */
  news?(parcels: readonly ParcelUnderWay[], now: Date): Promise<readonly ShipmentEvent[]>;
  /** Which of the announced returns have arrived; asked at intervals (2 s). */
  arrivals?(announced: readonly AnnouncedReturn[], now: Date): Promise<readonly string[]>;
}

/** A return that has not arrived yet. */
export interface AnnouncedReturn {
  readonly returnId: string;
  /** Since when it is announced. */
  readonly since: Date;
}
