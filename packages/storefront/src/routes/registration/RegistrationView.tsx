import { SocialLogins, socialLoginStore } from '@touchline/features/account/login';
import { RegistrationPage, registrationStore } from '@touchline/features/account/registration';
import { finishSignIn } from '@touchline/features/platform/session';
import { authFlow } from '../../shell/lazyFeatures.ts';
import { useStore, useStores } from '../../state/StoresContext.ts';

export function RegistrationView() {
  const stores = useStores();
  const { signInPath = '/' } = stores.site;
  const store = useStore(registrationStore);
  const { returnTo } = store;
  const query = returnTo ? `?${new URLSearchParams({ returnTo }).toString()}` : '';
  return (
    <RegistrationPage
      store={store}
      social={
        <SocialLogins store={useStore(socialLoginStore)} isPersistent={false} target={returnTo || '/'} />
      }
      // The guard of the page leads a visitor who is signed in back to where they were.
      onRegistered={() => void finishSignIn(stores)}
      onLogin={(email) =>
        authFlow.open(stores, signInPath + query, ({ openAuthFlow }) =>
          openAuthFlow(stores, { view: 'LOGIN_VIEW', email }),
        )
      }
    />
  );
}
