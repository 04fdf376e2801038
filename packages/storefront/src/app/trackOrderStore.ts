import { TrackOrderStore, type TrackOrderSnapshot } from '@touchline/features/trackOrder';
import type { StoreDefinition } from './Stores.ts';

/** The form for finding an order. */
export const trackOrderStore: StoreDefinition<TrackOrderStore, TrackOrderSnapshot> = {
  key: 'trackOrder',
  create: ({ ports }) => new TrackOrderStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => TrackOrderStore.fromSnapshot(ports, snapshot),
};
