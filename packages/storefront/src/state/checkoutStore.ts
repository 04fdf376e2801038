import { addressBookStore } from '@touchline/features/account/addressBook';
import { bagPromiseStore } from '@touchline/features/cart/bagPromise';
import { basketStore } from '@touchline/features/cart/basket';
import {
  CheckoutStore,
  type CheckoutShopper,
  type CheckoutSnapshot,
} from '@touchline/features/checkout/checkout';
import { savedMethodsStore } from '@touchline/features/checkout/savedMethods';
import type { StoreContext, StoreDefinition } from '@touchline/features/platform/module';

const shopperOf = (stores: StoreContext): CheckoutShopper => ({
  session: stores.session,
  addressBook: stores.of(addressBookStore),
  savedMethods: stores.of(savedMethodsStore),
  promise: stores.of(bagPromiseStore),
});

/** The checkout of this session. */
export const checkoutStore: StoreDefinition<CheckoutStore, CheckoutSnapshot> = {
  key: 'checkout',
  onIdentity: 'drop',
  create: (stores) => new CheckoutStore(stores.ports, stores.of(basketStore), shopperOf(stores)),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, stores) =>
    CheckoutStore.fromSnapshot(stores.ports, stores.of(basketStore), snapshot, shopperOf(stores)),
};
