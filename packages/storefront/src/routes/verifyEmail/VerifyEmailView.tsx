import { emailVerificationStore, VerifyEmailPage } from '@touchline/features/account/emailVerification';
import { useStore, useStores } from '../../state/StoresContext.ts';

export function VerifyEmailView() {
  const { ports } = useStores();
  const store = useStore(emailVerificationStore);
  return (
    <VerifyEmailPage
      store={store}
      onVerified={() => {
        if (store.link.returnTo !== undefined) ports.navigation.go(store.link.returnTo);
      }}
    />
  );
}
