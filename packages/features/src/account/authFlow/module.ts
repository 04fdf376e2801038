import { defineModule } from '../../platform/module/index.ts';
import { authFlowDialog, checkoutLoginDialog, registrationFirstDialog } from './authFlowDialogs.ts';
import { authFlowMessages } from './authFlowMessages.ts';
import { authFlowStore } from './stores.ts';

/** The overlay for signing in and registering, by one email address. */
export const authFlowModule = defineModule({
  key: 'authFlow',
  messages: [authFlowMessages],
  stores: [authFlowStore],
  flags: ['LOGIN_REGISTRATION_DISABLED'],
  dialogs: [authFlowDialog, registrationFirstDialog, checkoutLoginDialog],
});
