import { cutText } from '@touchline/contract/cutText';
import type { AccountData } from '@touchline/contract/account/schema';
import { passwordFields, type AccountOutcome } from './accountActions.ts';
import type { AccountStore } from './AccountStore.ts';

/** Longer than any name, address or password that the shop accepts. */
const maxLength = 1_000;

/**
 * Does what a form of the page asks for, on the server and in the browser; unknown actions and fields are ignored. `save`
 * takes the downloaded data; without JavaScript a link downloads it.
 */
export async function submitAccountForm(
  store: AccountStore,
  form: FormData,
  save: (data: AccountData) => void = () => undefined,
): Promise<AccountOutcome | undefined> {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? cutText(value, maxLength) : '';
  };
  for (const name of ['firstName', 'lastName', 'email', 'code', ...passwordFields])
    if (form.has(name)) store.fields.type(name, text(name));
  switch (text('action')) {
    case 'changeName':
      return store.changeName();
    case 'requestEmail':
      return store.requestEmail();
    case 'confirmEmail':
      return store.confirmEmail();
    case 'otherEmail':
      return store.chooseOtherEmail();
    case 'changePassword':
      return store.changePassword(text('password'));
    case 'logout':
      return store.logout(form.has('keepBasket'));
    case 'logoutEverywhere':
      return store.logoutEverywhere();
    case 'downloadData':
      return store.downloadData(save);
    case 'askDelete': {
      store.setDeleting(true);
      return 'stays';
    }
    case 'deleteAccount':
      return store.deleteAccount();
    case 'removeLinked':
      return store.removeLinked(text('identity'));
    case 'confirmOwner':
      return store.confirmOwner();
    default:
      return undefined;
  }
}
