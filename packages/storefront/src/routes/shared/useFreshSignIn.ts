import { requestFreshLogin } from '@touchline/features/account/login';
import { authenticationStore } from '@touchline/features/platform/session';
import { useEffect } from 'react';
import { useStores } from '../../state/StoresContext.ts';

/** A store some of whose acts need a fresh session. */
export interface NeedsFreshSignIn {
  whenFreshSignInNeeded(listener: (() => void) | undefined): void;
  /** Goes on with what has waited. */
  repeat(): Promise<unknown>;
  /** Nothing waits any more. */
  giveUp(): void;
}

/** Asks for password, code or passkey when the store needs it, and then has it go on with what the shopper began. */
export function useFreshSignIn(store: NeedsFreshSignIn): void {
  const stores = useStores();
  useEffect(() => {
    const goOn = async () => {
      const authentication = stores.of(authenticationStore);
      await authentication.load();
      if (authentication.profile?.isFresh) await store.repeat();
      else store.giveUp();
    };
    store.whenFreshSignInNeeded(() => {
      const email = stores.of(authenticationStore).profile?.emailAddress;
      void requestFreshLogin(stores, { ...(email ? { email } : {}), onEnd: () => void goOn() });
    });
    return () => store.whenFreshSignInNeeded(undefined);
  }, [store, stores]);
}
