import { accountFrame } from '@touchline/features/account';
import { addressBookMessages, addressBookStore, readAddressBookForm } from '@touchline/features/addressBook';
import { definePage } from '../../app/page.ts';
import { pageStatus } from '../../app/pageStatus.ts';
import { pageTitle } from '../../app/pageTitle.ts';
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
  async action({ stores, form }) {
    const change = readAddressBookForm(form);
    if (!change) return { status: 422 };
    const store = stores.of(addressBookStore);
    await store.load();
    const isDone =
      change.action === 'makeDefault'
        ? await store.makeDefault(change.addressId)
        : await store.remove(change.addressId);
    return isDone
      ? { redirect: '/account/addresses' }
      : { status: store.problem?.kind === 'failed' ? 503 : 422 };
  },
  View: AddressBookView,
  isPersonal: true,
});
