import { deliveryPlaceStore } from '../../catalog/deliveryPromise/index.ts';
import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { basketStore } from '../basket/index.ts';
import { BagPromiseStore, type BagPromiseSnapshot } from './BagPromiseStore.ts';

const create = (context: StoreContext) =>
  new BagPromiseStore(context.ports, context.of(deliveryPlaceStore), context.of(basketStore));

/** When the bag of this visit arrives. */
export const bagPromiseStore: StoreDefinition<BagPromiseStore, BagPromiseSnapshot | null> = {
  key: 'bagPromise',
  onIdentity: 'drop',
  create,
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, context) => {
    const store = create(context);
    store.fillFromSnapshot(snapshot);
    return store;
  },
};
