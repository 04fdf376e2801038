import { ConfirmationStore, type ConfirmationSnapshot } from '@touchline/features/confirmation';
import type { StoreDefinition } from './Stores.ts';

/** The order the shopper has just placed. */
export const confirmationStore: StoreDefinition<ConfirmationStore, ConfirmationSnapshot> = {
  key: 'confirmation',
  create: ({ ports }) => new ConfirmationStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ConfirmationStore.fromSnapshot(ports, snapshot),
};
