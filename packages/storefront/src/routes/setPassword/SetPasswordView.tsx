import { SetPasswordPage, setPasswordStore } from '@touchline/features/account/lightAccount';
import { finishSignIn } from '@touchline/features/platform/session';
import { useStore, useStores } from '../../state/StoresContext.ts';

/** Where the shopper goes once the account is complete. */
export const afterSetPassword = '/account';

export function SetPasswordView() {
  const stores = useStores();
  return (
    <SetPasswordPage
      store={useStore(setPasswordStore)}
      onSignedIn={() => void finishSignIn(stores, { path: afterSetPassword })}
    />
  );
}
