import type { StoreDefinition } from '../../platform/module/index.ts';
import { BasketStore, type BasketSnapshot } from './BasketStore.ts';

/** The one basket of the session. */
export const basketStore: StoreDefinition<BasketStore, BasketSnapshot> = {
  key: 'basket',
  onIdentity: 'reload',
  create: ({ ports, session }) => new BasketStore(ports, session),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports, session }) => BasketStore.fromSnapshot(ports, snapshot, session),
  reload: (store) => store.load(),
  forget: (store) => store.forget(),
};
