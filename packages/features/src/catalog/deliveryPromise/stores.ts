import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { DeliveryPlaceStore } from './DeliveryPlaceStore.ts';
import { DeliveryPromiseStore } from './DeliveryPromiseStore.ts';

const createPlace = ({ ports, site }: StoreContext) => new DeliveryPlaceStore(ports, site.market.country);

/** The postal code of the shopper; never part of the state of a page. */
export const deliveryPlaceStore: StoreDefinition<DeliveryPlaceStore, null> = {
  key: 'deliveryPlace',
  onIdentity: 'drop',
  create: createPlace,
  toSnapshot: () => null,
  fromSnapshot: (_, context) => createPlace(context),
};

const create = (context: StoreContext) =>
  new DeliveryPromiseStore(context.ports, context.of(deliveryPlaceStore));

/** When a size arrives at that postal code; never part of the state of a page. */
export const deliveryPromiseStore: StoreDefinition<DeliveryPromiseStore, null> = {
  key: 'deliveryPromise',
  onIdentity: 'drop',
  create,
  toSnapshot: () => null,
  fromSnapshot: (_, context) => create(context),
};
