import { addressBookStore, readAddressBookForm } from '@touchline/features/account/addressBook';
import { toConfirmation } from '../confirmSignIn/toConfirmation.ts';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form }) => {
  const change = readAddressBookForm(form);
  if (!change) return { status: 422 };
  const store = stores.of(addressBookStore);
  await store.load();
  const isDone =
    change.action === 'makeDefault'
      ? await store.makeDefault(change.addressId)
      : await store.remove(change.addressId);
  if (store.wait.isOpen) return toConfirmation('/account/addresses');
  return isDone
    ? { redirect: '/account/addresses' }
    : { status: store.problem?.kind === 'failed' ? 503 : 422 };
};
