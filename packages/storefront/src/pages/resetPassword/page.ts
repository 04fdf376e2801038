import { accountLayoutMessages } from '@touchline/features/accountLayout';
import { forgotPasswordMessages, resetPasswordStore } from '@touchline/features/forgotPassword';
import { newPasswordMessages } from '@touchline/features/newPassword';
import { definePage } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { ResetPasswordView } from './ResetPasswordView.tsx';

/** Sets a new password by the link of a mail. */
export const page = definePage({
  messages: [accountLayoutMessages, forgotPasswordMessages, newPasswordMessages],
  isPersonal: true,
  async load({ stores, url }) {
    const { site, translator } = stores;
    await stores.of(resetPasswordStore).open(url.searchParams.get('key') ?? '');
    return {
      head: {
        title: pageTitle(site, translator.translate('forgotPassword', 'resetPassword.title')),
        canonicalPath: '/account/reset-password',
        robots: 'noindex',
      },
      // The address has the key: other origins must not see it, and our own pages need the origin for forms.
      headers: { 'referrer-policy': 'strict-origin' },
    };
  },
  View: ResetPasswordView,
});
