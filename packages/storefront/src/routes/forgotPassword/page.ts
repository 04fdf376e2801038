import { accountLayoutMessages } from '@touchline/features/account/accountLayout';
import { botCheckMessages } from '@touchline/features/platform/botCheck';
import { forgotPasswordMessages, forgotPasswordStore } from '@touchline/features/account/forgotPassword';
import { returnPath } from '../urls.ts';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';

/** Asks for the link that sets a new password; `returnTo` is where the shopper goes after it. */
export const page = definePage({
  messages: [accountLayoutMessages, forgotPasswordMessages, botCheckMessages],
  isPersonal: true,
  load({ stores, url }) {
    const { site, translator } = stores;
    stores.of(forgotPasswordStore).setTarget(returnPath(url));
    return {
      head: {
        title: pageTitle(site, translator.translate('forgotPassword', 'forgotPassword.title')),
        canonicalPath: '/account/forgot-password',
        robots: 'noindex',
      },
    };
  },
  View: ForgotPasswordView,
});
