import type { StoreDefinition } from '../../platform/module/index.ts';
import { ReturnStore, type ReturnSnapshot } from './ReturnStore.ts';

/** The form by which pieces of an order go back. */
export const returnStore: StoreDefinition<ReturnStore, ReturnSnapshot> = {
  key: 'return',
  onIdentity: 'drop',
  create: ({ ports }) => new ReturnStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ReturnStore.fromSnapshot(ports, snapshot),
};
