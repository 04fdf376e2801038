import { defineModule } from '../../platform/module/index.ts';
import { walletStorage } from './storage.ts';
import { walletMessages } from './walletMessages.ts';
import { walletStore } from './stores.ts';

/** Signing in with a wallet at the checkout, which fills in contact and address. */
export const walletModule = defineModule({
  key: 'wallet',
  messages: [walletMessages],
  stores: [walletStore],
  storage: walletStorage,
  events: ['form_error'],
  flags: ['walletSignIn', 'walletSignInTest'],
});
