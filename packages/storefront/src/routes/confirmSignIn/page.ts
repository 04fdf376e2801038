import { accountLayoutMessages } from '@touchline/features/account/accountLayout';
import { freshLoginStore, loginMessages } from '@touchline/features/account/login';
import { authenticationStore } from '@touchline/features/platform/session';
import { botCheckMessages } from '@touchline/features/platform/botCheck';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { ConfirmSignInView } from './ConfirmSignInView.tsx';

/** Asks whoever is signed in for password, code or passkey, and leads back to what needed it. */
export const page = definePage({
  messages: [accountLayoutMessages, loginMessages, botCheckMessages],
  async load({ stores, target }) {
    const { login } = stores.of(freshLoginStore);
    const authentication = stores.of(authenticationStore);
    const outcome = await authentication.load();
    if (outcome === 'signedOut') return { redirect: '/' };
    login.comeFrom(target);
    const email = authentication.profile?.emailAddress;
    if (email && login.status.kind === 'idle' && login.step === 'password')
      login.prefill(email, { fixed: true });
    return {
      head: {
        title: pageTitle(stores.site, stores.translator.translate('login', 'login.fresh.title')),
        canonicalPath: '/account/confirm',
        robots: 'noindex',
      },
    };
  },
  View: ConfirmSignInView,
  isPersonal: true,
});
