import { accountLayoutMessages } from '@touchline/features/account/accountLayout';
import { forgotPasswordMessages, resetPasswordStore } from '@touchline/features/account/forgotPassword';
import { newPasswordMessages } from '@touchline/features/account/newPassword';
import { definePage } from '../page.ts';
import { openPasswordLink } from '../shared/passwordLink.ts';
import { ResetPasswordView } from './ResetPasswordView.tsx';

/** Sets a new password by the link of a mail. */
export const page = definePage({
  messages: [accountLayoutMessages, forgotPasswordMessages, newPasswordMessages],
  isPersonal: true,
  load: ({ stores, url }) =>
    openPasswordLink(
      stores.of(resetPasswordStore),
      { stores, url },
      {
        title: stores.translator.translate('forgotPassword', 'resetPassword.title'),
        path: '/account/reset-password',
      },
    ),
  View: ResetPasswordView,
});
