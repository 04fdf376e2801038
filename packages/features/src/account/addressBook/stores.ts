import type { StoreDefinition } from '../../platform/module/index.ts';
import { AddressBookStore, type AddressBookSnapshot } from './AddressBookStore.ts';

/** The addresses of the account. */
export const addressBookStore: StoreDefinition<AddressBookStore, AddressBookSnapshot> = {
  key: 'addressBook',
  onIdentity: 'drop',
  create: ({ ports }) => new AddressBookStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => AddressBookStore.fromSnapshot(ports, snapshot),
};
