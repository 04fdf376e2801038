import { accountLayoutMessages } from '@touchline/features/account/accountLayout';
import { lightAccountMessages, setPasswordStore } from '@touchline/features/account/lightAccount';
import { newPasswordMessages } from '@touchline/features/account/newPassword';
import { definePage } from '../page.ts';
import { openPasswordLink } from '../shared/passwordLink.ts';
import { SetPasswordView } from './SetPasswordView.tsx';

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
  View: SetPasswordView,
});
