import { dialogStore } from '../../platform/dialogs/index.ts';
import type { StoreContext } from '../../platform/module/index.ts';
import { finishSignOut } from '../../platform/session/index.ts';
import type { ConsentEnd, ConsentStore } from './ConsentStore.ts';
import { membershipWelcome } from './membershipWelcome.ts';

/** What follows the answer: a new member is welcomed, whoever does not join goes on; whoever is signed out or deleted goes to a page for everybody. */
export async function endConsent(stores: StoreContext, end: ConsentEnd): Promise<void> {
  if (end === 'signedOut' || end === 'deleted') return finishSignOut(stores);
  await stores.session.refresh();
  if (end === 'declined') return;
  stores.of(dialogStore).request(membershipWelcome);
}

/** Has the shopper sign in again, then deletes the account, which has no password. */
export async function freshForConsent(
  stores: StoreContext,
  store: ConsentStore,
  onEnd: (end: ConsentEnd) => void,
): Promise<void> {
  const { requestFreshLogin } = await import('../../account/login/index.ts');
  await requestFreshLogin(stores, {
    onEnd: () =>
      void store.deleteAccount('').then((end) => {
        if (end) onEnd(end);
      }),
  });
}
