import type { AuthFlowView } from '@touchline/features/account/authFlow';
import type { HeaderAccount } from '@touchline/features/shell/header';
import type { MouseEvent, ReactNode } from 'react';
import { authFlow } from './lazyFeatures.ts';
import type { Stores } from '../state/Stores.ts';
import { useStores } from '../state/StoresContext.ts';

const registerPath = '/account/register';

/**
 * The header's way to the account: a link, which leads back to this page, and once the page's script runs, the overlay.
 * `undefined` where the shop has no accounts. Who is signed in is joined to a public page after hydration.
 */
export function useHeaderAccount(path: string, note?: ReactNode): HeaderAccount | undefined {
  const stores = useStores();
  const { session, site, ports } = stores;
  const { signInPath } = site;
  if (signInPath === undefined) return undefined;
  if (ports.flags.value('LOGIN_REGISTRATION_DISABLED')) return accountBefore(stores);
  const back = path === '/' ? '' : `?${new URLSearchParams({ returnTo: path }).toString()}`;
  const open = (view: AuthFlowView, otherwise: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    authFlow.open(stores, otherwise, ({ openAuthFlow }) =>
      openAuthFlow(stores, { view, isRegistrationFirst: isRegistrationFirst(stores) }),
    );
  };
  const isThere = path === signInPath || path === registerPath;
  const elsewhere = site.configuredPlace('login');
  return {
    isSignedIn: session.isSignedIn,
    name: session.displayName,
    note,
    signInPath: elsewhere ?? (isThere ? signInPath : signInPath + back),
    registerPath: isThere ? registerPath : registerPath + back,
    // On these pages the form is there already.
    ...(isThere
      ? {}
      : {
          ...(elsewhere === undefined ? { onSignIn: open('email', signInPath + back) } : {}),
          onRegister: open('register', registerPath + back),
        }),
  };
}

/** Whether the overlay begins with the registration: where that is the key-management flow. */
const isRegistrationFirst = ({ ports }: Stores): boolean => ports.flags.value('ACCOUNT_KMC_FLOW_ENABLED');

/** The account at the shop before this one, while nobody can sign in here; `undefined` where the market names none. */
function accountBefore({ session, site }: Stores): HeaderAccount | undefined {
  const signInPath = site.configuredPlace('loginLegacy');
  if (signInPath === undefined) return undefined;
  const accountPath = site.configuredPlace('accountLegacy');
  const isSignedIn = session.isSignedIn && accountPath !== undefined;
  return { isSignedIn, name: session.displayName, accountPath, signInPath };
}
