import { accountFrame } from '@touchline/features/account/account';
import { addressBookMessages, addressBookStore } from '@touchline/features/account/addressBook';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { AddressBookView } from './AddressBookView.tsx';

/** The addresses that the account keeps. */
export const page = definePage({
  messages: [addressBookMessages],
  frame: accountFrame,
  async load({ stores }) {
    const store = stores.of(addressBookStore);
    // After a form that was not carried out, the page shows why.
    if (!store.problem) await store.load();
    return {
      status: pageStatus(store.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('addressBook', 'addressBook.title')),
        canonicalPath: '/account/addresses',
        robots: 'noindex',
      },
    };
  },
  View: AddressBookView,
  isPersonal: true,
});
