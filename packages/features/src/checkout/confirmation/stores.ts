import type { StoreDefinition } from '../../platform/module/index.ts';
import { ConfirmationStore, type ConfirmationSnapshot } from './ConfirmationStore.ts';

/** The order the shopper has just placed. */
export const confirmationStore: StoreDefinition<ConfirmationStore, ConfirmationSnapshot> = {
  key: 'confirmation',
  onIdentity: 'drop',
  create: ({ ports }) => new ConfirmationStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ConfirmationStore.fromSnapshot(ports, snapshot),
};
