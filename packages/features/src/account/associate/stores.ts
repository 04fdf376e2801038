import type { StoreDefinition } from '../../platform/module/index.ts';
import { AssociateStore, type AssociateSnapshot } from './AssociateStore.ts';

/** The form by which an associate signs in. */
export const associateStore: StoreDefinition<AssociateStore, AssociateSnapshot> = {
  key: 'associate',
  onIdentity: 'drop',
  create: ({ ports }) => new AssociateStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => AssociateStore.fromSnapshot(ports, snapshot),
};
