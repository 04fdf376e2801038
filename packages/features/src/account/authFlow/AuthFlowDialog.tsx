import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { forgotPasswordStore } from '../forgotPassword/index.ts';
import { emailAccountStore, lightAccountStore } from '../lightAccount/index.ts';
import { loginStore, socialLoginStore } from '../login/index.ts';
import { registrationStore } from '../registration/index.ts';
import { finishSignIn } from '../../platform/session/index.ts';
import { AuthFlow } from './AuthFlow.tsx';
import { authFlowStore } from './stores.ts';

/** The overlay, connected to the stores of its forms. */
export const AuthFlowDialog = observer(function AuthFlowDialog({ isOpen, onClose, stores }: DialogViewProps) {
  const store = stores.of(authFlowStore);
  const login = stores.of(loginStore);
  const light = stores.of(lightAccountStore);
  const social = stores.of(socialLoginStore);
  const registration = stores.of(registrationStore);
  const { after } = store;
  const { forgotten } = login;

  useEffect(() => {
    if (isOpen) void social.load();
  }, [isOpen, social]);

  // A blocked user is taken to the login page, where the form that recovers the password is open.
  useEffect(() => {
    if (forgotten === 'regular') store.show('forgottenPassword');
    if (forgotten !== 'blocked' || !isOpen) return;
    onClose();
    stores.ports.navigation.go(stores.site.signInPath ?? '/');
  }, [forgotten, isOpen, onClose, store, stores]);

  return (
    <AuthFlow
      {...{ store, login, social, light, registration, isOpen, onClose }}
      emailAccount={stores.of(emailAccountStore)}
      recovery={stores.of(forgotPasswordStore)}
      onSignedIn={() => {
        onClose();
        void finishSignIn(stores, after);
      }}
    />
  );
});
