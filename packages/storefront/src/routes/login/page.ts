import { accountLayoutMessages } from '@touchline/features/account/accountLayout';
import { botCheckMessages } from '@touchline/features/platform/botCheck';
import { forgotPasswordMessages } from '@touchline/features/account/forgotPassword';
import {
  externalLoginReason,
  externalLoginStore,
  loginMessages,
  loginStore,
  socialLoginStore,
} from '@touchline/features/account/login';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { LoginView } from './LoginView.tsx';

/** Signs in. */
export const page = definePage({
  messages: [accountLayoutMessages, loginMessages, forgotPasswordMessages, botCheckMessages],
  async load({ stores, url, target }) {
    const social = stores.of(socialLoginStore);
    const reason = externalLoginReason(url);
    stores.of(externalLoginStore).take(reason);
    // Whoever comes back from a provider goes on to where they were going.
    const left = reason === undefined ? undefined : social.leftFor?.target;
    stores.of(loginStore).arrive(left ?? target);
    await social.load();
    return {
      head: {
        title: pageTitle(stores.site, stores.translator.translate('login', 'login.title')),
        canonicalPath: '/account/login',
        robots: 'noindex',
      },
    };
  },
  View: LoginView,
  isPersonal: true,
});
