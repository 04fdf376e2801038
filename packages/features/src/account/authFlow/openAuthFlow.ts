import { accountLayoutMessages } from '../accountLayout/index.ts';
import { botCheckMessages } from '../../platform/botCheck/index.ts';
import { dialogStore, type DialogDefinition } from '../../platform/dialogs/index.ts';
import { forgotPasswordMessages } from '../forgotPassword/index.ts';
import { loadMessages } from '../../platform/i18n/index.ts';
import { lightAccountMessages } from '../lightAccount/index.ts';
import { loginMessages, loginStore } from '../login/index.ts';
import type { StoreContext } from '../../platform/module/index.ts';
import { newPasswordMessages } from '../newPassword/index.ts';
import { registrationMessages, registrationStore } from '../registration/index.ts';
import type { AfterSignIn } from '../../platform/session/index.ts';
import { authFlowDialog, checkoutLoginDialog, registrationFirstDialog } from './authFlowDialogs.ts';
import { authFlowMessages } from './authFlowMessages.ts';
import type { AuthFlowStart } from './AuthFlowStore.ts';
import { authFlowStore } from './stores.ts';
import { viewOf } from './views.ts';

export interface AuthFlowRequest extends AuthFlowStart, AfterSignIn {
  /** Begins with the registration, before other dialogs: the key-management flow. @default false */
  isRegistrationFirst?: boolean;
}

const messages = [
  ...[accountLayoutMessages, authFlowMessages, loginMessages, lightAccountMessages, registrationMessages],
  ...[forgotPasswordMessages, newPasswordMessages, botCheckMessages],
];

/**
 * Opens the overlay for signing in and registering. Does nothing for a visitor who is signed in, and where accounts are
 * turned off. Closing it ends the flow: it begins with the email step again.
 */
export async function openAuthFlow(stores: StoreContext, request: AuthFlowRequest = {}): Promise<void> {
  await stores.session.settled();
  if (stores.session.isSignedIn || stores.ports.flags.value('LOGIN_REGISTRATION_DISABLED')) return;
  await loadMessages(stores.translator, messages);
  const { isRegistrationFirst = false, view, email, ...after } = request;
  const store = stores.of(authFlowStore);
  const login = stores.of(loginStore);
  const definition = definitionOf(request);
  login.reset();
  const from = after.path ?? pathNow(stores);
  login.comeFrom(from);
  const registration = stores.of(registrationStore);
  const { invitationCode, returnTo } = registration;
  registration.begin({ invitationCode, returnTo: returnTo || from });
  store.begin(
    { view: isRegistrationFirst ? 'register' : (view ?? 'email'), ...(email ? { email } : {}) },
    after,
  );
  stores.of(dialogStore).request(definition, () => {
    store.reset();
    // A blocked user goes on at the login page.
    if (login.forgotten !== 'blocked') login.reset();
  });
}

function definitionOf({ isRegistrationFirst, view }: AuthFlowRequest): DialogDefinition {
  if (isRegistrationFirst) return registrationFirstDialog;
  return view && viewOf(view).place === 'checkout' ? checkoutLoginDialog : authFlowDialog;
}

/** The page that is open, below the site path. */
function pathNow({ site }: StoreContext): string {
  const { pathname, search } = globalThis.location ?? { pathname: site.href('/'), search: '' };
  return `${pathname.slice(site.href('/').length) || '/'}${search}`;
}
