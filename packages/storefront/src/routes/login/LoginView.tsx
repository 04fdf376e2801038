import { dialogStore } from '@touchline/features/platform/dialogs';
import { forgotPasswordStore } from '@touchline/features/account/forgotPassword';
import {
  externalLoginDialog,
  externalLoginStore,
  LoginPage,
  loginStore,
  socialLoginStore,
} from '@touchline/features/account/login';
import { finishSignIn } from '@touchline/features/platform/session';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStore, useStores } from '../../state/StoresContext.ts';

export const LoginView = observer(function LoginView() {
  const stores = useStores();
  const store = useStore(loginStore);
  const { reason } = useStore(externalLoginStore);
  const dialogs = useStore(dialogStore);

  useEffect(() => {
    if (reason) dialogs.request(externalLoginDialog);
  }, [dialogs, reason]);

  const handleSignedIn = async () => {
    const { target } = store;
    // The guard of this page leads on as soon as somebody is signed in.
    await finishSignIn(stores);
    // The session could not be asked for: the server knows it.
    if (!stores.session.isSignedIn) stores.ports.navigation.leave(stores.site.href(target));
  };
  return (
    <LoginPage
      store={store}
      recovery={useStore(forgotPasswordStore)}
      social={useStore(socialLoginStore)}
      externalError={reason}
      onSignedIn={() => void handleSignedIn()}
    />
  );
});
