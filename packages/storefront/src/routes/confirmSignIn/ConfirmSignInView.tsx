import { ConfirmSignInPage, freshLoginStore } from '@touchline/features/account/login';
import { finishSignIn } from '@touchline/features/platform/session';
import { useStore, useStores } from '../../state/StoresContext.ts';

export function ConfirmSignInView() {
  const stores = useStores();
  const { login } = useStore(freshLoginStore);
  return (
    <ConfirmSignInPage store={login} onSignedIn={() => void finishSignIn(stores, { path: login.target })} />
  );
}
