import { CheckoutStore, type CheckoutPorts, type CheckoutSnapshot } from '@touchline/features/checkout';
import { basketStore } from './shell.ts';
import type { StoreDefinition, Stores } from './Stores.ts';
import { tabStorage } from './tabStorage.ts';

const portsOf = ({ ports }: Stores): CheckoutPorts => ({ ...ports, draft: tabStorage(ports.reporter) });

/** The checkout of this session. */
export const checkoutStore: StoreDefinition<CheckoutStore, CheckoutSnapshot> = {
  key: 'checkout',
  create: (stores) => new CheckoutStore(portsOf(stores), stores.of(basketStore)),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, stores) =>
    CheckoutStore.fromSnapshot(portsOf(stores), stores.of(basketStore), snapshot),
};
