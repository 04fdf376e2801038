import { accountLayoutMessages } from '@touchline/features/accountLayout';
import { forgotPasswordMessages, resetPasswordStore } from '@touchline/features/forgotPassword';
import { newPasswordMessages } from '@touchline/features/newPassword';
import { definePage } from '../../app/page.ts';
import { openPasswordLink, submitPasswordLink, tooMany } from '../../app/passwordLink.ts';
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
  async action({ stores, form, url }) {
    const store = stores.of(resetPasswordStore);
    await submitPasswordLink(store, { url, form });
    const { status } = store;
    if (status.kind === 'done') return { status: 200 };
    if (status.kind === 'tooMany') return tooMany(status.seconds);
    return { status: status.kind === 'failed' ? 503 : 422 };
  },
  View: ResetPasswordView,
});
