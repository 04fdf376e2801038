import { accountLayoutMessages } from '@touchline/features/accountLayout';
import { lightAccountMessages, setPasswordStore } from '@touchline/features/lightAccount';
import { newPasswordMessages } from '@touchline/features/newPassword';
import { definePage } from '../../app/page.ts';
import { openPasswordLink, submitPasswordLink, tooMany } from '../../app/passwordLink.ts';
import { afterSetPassword, SetPasswordView } from './SetPasswordView.tsx';

/** Sets the first password of a light account by the link of a mail. */
export const page = definePage({
  messages: [accountLayoutMessages, lightAccountMessages, newPasswordMessages],
  isPersonal: true,
  load: ({ stores, url }) =>
    openPasswordLink(
      stores.of(setPasswordStore),
      { stores, url },
      {
        title: stores.translator.translate('lightAccount', 'lightAccount.set.title'),
        path: '/account/set-password',
      },
    ),
  async action({ stores, form, url }) {
    const store = stores.of(setPasswordStore);
    await submitPasswordLink(store, { url, form });
    const { status } = store;
    if (status.kind === 'done') return { redirect: afterSetPassword };
    if (status.kind !== 'failed') return { status: 422 };
    return status.failure.kind === 'tooMany' ? tooMany(status.failure.seconds) : { status: 503 };
  },
  View: SetPasswordView,
});
