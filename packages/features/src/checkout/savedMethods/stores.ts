import type { StoreDefinition } from '../../platform/module/index.ts';
import { SavedMethodsStore, type SavedMethodsSnapshot } from './SavedMethodsStore.ts';

/** What the account keeps to pay with. */
export const savedMethodsStore: StoreDefinition<SavedMethodsStore, SavedMethodsSnapshot> = {
  key: 'savedMethods',
  onIdentity: 'drop',
  create: ({ ports }) => new SavedMethodsStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => SavedMethodsStore.fromSnapshot(ports, snapshot),
};
