import { requestFreshLogin } from '@touchline/features/account/login';
import { authenticationStore, type FreshSignInWait } from '@touchline/features/platform/session';
import { useEffect } from 'react';
import { useStores } from '../../state/StoresContext.ts';

/** Asks for password, code or passkey when something waits for a fresh session, and then lets it go on. */
export function useFreshSignIn(wait: FreshSignInWait): void {
  const stores = useStores();
  useEffect(() => {
    const goOn = async () => {
      const authentication = stores.of(authenticationStore);
      await authentication.load();
      if (authentication.profile?.isFresh) await wait.goOn();
      else wait.giveUp();
    };
    wait.whenNeeded(() => {
      const email = stores.of(authenticationStore).profile?.emailAddress;
      void requestFreshLogin(stores, { ...(email ? { email } : {}), onEnd: () => void goOn() });
    });
    return () => wait.whenNeeded(undefined);
  }, [wait, stores]);
}
