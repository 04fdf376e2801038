import type { StoreDefinition } from '../../platform/module/index.ts';
import { CompareStore, type CompareSnapshot } from './CompareStore.ts';

/** The products that are compared. */
export const compareStore: StoreDefinition<CompareStore, CompareSnapshot> = {
  key: 'compare',
  onIdentity: 'keep',
  create: ({ ports }) => new CompareStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => CompareStore.fromSnapshot(ports, snapshot),
};
