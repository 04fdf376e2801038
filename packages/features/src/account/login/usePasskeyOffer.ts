import { useEffect } from 'react';
import type { LoginStore } from './LoginStore.ts';

/** Offers passkeys among what the browser fills in, while a field for the address is shown. */
export function usePasskeyOffer(store: LoginStore, isShown: boolean): void {
  // Again after the button was pressed, which ends the offer.
  const isIdle = store.status.kind === 'idle' || store.status.kind === 'error';
  useEffect(() => {
    if (!isShown || !isIdle) return undefined;
    void store.offerPasskeys();
    return undefined;
  }, [store, isShown, isIdle]);
  useEffect(() => (isShown ? () => store.passkeys.stop() : undefined), [store, isShown]);
}
