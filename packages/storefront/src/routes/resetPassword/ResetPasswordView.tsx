import { accountPages } from '@touchline/contract/account/constants';
import { loginStore } from '@touchline/features/account/login';
import { ResetPasswordPage, resetPasswordStore } from '@touchline/features/account/forgotPassword';
import { useStore, useStores } from '../../state/StoresContext.ts';

export function ResetPasswordView() {
  const stores = useStores();
  return (
    <ResetPasswordPage
      store={useStore(resetPasswordStore)}
      onSignIn={(email, target) => {
        stores.of(loginStore).prefill(email);
        const query = new URLSearchParams({ returnTo: target }).toString();
        stores.ports.navigation.go(`${accountPages.login}?${query}`);
      }}
    />
  );
}
