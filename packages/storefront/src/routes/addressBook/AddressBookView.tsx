import { AddressBookPage, addressBookStore } from '@touchline/features/account/addressBook';
import { useStore } from '../../state/StoresContext.ts';

export function AddressBookView() {
  return <AddressBookPage store={useStore(addressBookStore)} />;
}
