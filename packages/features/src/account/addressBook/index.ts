export { addressBookMessages } from './addressBookMessages.ts';
export { AddressBookPage } from './AddressBookPage.tsx';
export { AddressBookStore, type AddressBookProblem, type AddressBookSnapshot } from './AddressBookStore.ts';
export { readAddressBookForm } from './readAddressBookForm.ts';
export { addressBookStore } from './stores.ts';
