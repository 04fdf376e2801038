import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { DeliveryPromiseStore } from './DeliveryPromiseStore.ts';

const create = ({ ports }: StoreContext) => new DeliveryPromiseStore(ports);

/** The postal code of this visit; never part of a page that the server renders. */
export const deliveryPromiseStore: StoreDefinition<DeliveryPromiseStore, null> = {
  key: 'deliveryPromise',
  onIdentity: 'drop',
  create,
  toSnapshot: () => null,
  fromSnapshot: (_, context) => create(context),
};
