import { botCheckMessages } from '../../platform/botCheck/index.ts';
import { dialogStore } from '../../platform/dialogs/index.ts';
import { loadMessages } from '../../platform/i18n/index.ts';
import type { StoreContext } from '../../platform/module/index.ts';
import { checkoutFreshLoginDialog, freshLoginDialog } from './loginDialogs.ts';
import { loginMessages } from './loginMessages.ts';
import { freshLoginStore } from './stores.ts';

export interface FreshLoginRequest {
  /** The address of whoever is signed in; asked of the back end where it is not known. */
  email?: string | undefined;
  /** The checkout is open, where no dialog opens by itself but this one. @default false */
  isInCheckout?: boolean;
  /** Called when the dialog is over: the password was given, the shopper signed out, or closed it. */
  onEnd?: () => void;
}

/** Asks whoever is signed in for the password again: their session is over, or too old for what they want to do. */
export async function requestFreshLogin(
  stores: StoreContext,
  { email, isInCheckout = false, onEnd }: FreshLoginRequest = {},
): Promise<void> {
  await Promise.all([
    loadMessages(stores.translator, [loginMessages, botCheckMessages]),
    stores.of(freshLoginStore).begin(email),
  ]);
  stores.of(dialogStore).request(isInCheckout ? checkoutFreshLoginDialog : freshLoginDialog, onEnd);
}
