import { AddressBookPage, addressBookStore } from '@touchline/features/account/addressBook';
import { useFreshSignIn } from '../shared/useFreshSignIn.ts';
import { useStore } from '../../state/StoresContext.ts';

export function AddressBookView() {
  const store = useStore(addressBookStore);
  useFreshSignIn(store.wait);
  return <AddressBookPage store={store} />;
}
