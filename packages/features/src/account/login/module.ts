import { defineModule } from '../../platform/module/index.ts';
import { checkoutFreshLoginDialog, externalLoginDialog, freshLoginDialog } from './loginDialogs.ts';
import { loginMessages } from './loginMessages.ts';
import { externalLoginStore, freshLoginStore, loginStore, socialLoginStore } from './stores.ts';

/** Signing in: by password, by a mailed code, by somebody else's account; and confirming who is signed in. */
export const loginModule = defineModule({
  key: 'login',
  messages: [loginMessages],
  stores: [loginStore, socialLoginStore, externalLoginStore, freshLoginStore],
  flags: [
    'AIC_PERSISTENT_LOGIN_ENABLED',
    'PERSISTENT_LOGIN_PRESELECTED',
    'SHOW_TERMS_BEFORE_LOGIN_BUTTON',
    'ACCOUNT_EXT_AUTH_ENABLED',
  ],
  events: ['login', 'logout', 'form_error'],
  dialogs: [externalLoginDialog, freshLoginDialog, checkoutFreshLoginDialog],
});
