import type { StoreDefinition } from '../../platform/module/index.ts';
import { TrackOrderStore, type TrackOrderSnapshot } from './TrackOrderStore.ts';

/** The form for finding an order. */
export const trackOrderStore: StoreDefinition<TrackOrderStore, TrackOrderSnapshot> = {
  key: 'trackOrder',
  onIdentity: 'drop',
  create: ({ ports }) => new TrackOrderStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => TrackOrderStore.fromSnapshot(ports, snapshot),
};
