import { accountLayoutMessages } from '@touchline/features/accountLayout';
import { lightAccountMessages, setPasswordStore } from '@touchline/features/lightAccount';
import { newPasswordMessages } from '@touchline/features/newPassword';
import { definePage } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { SetPasswordView } from './SetPasswordView.tsx';

/** Sets the first password of a light account by the link of a mail. */
export const page = definePage({
  messages: [accountLayoutMessages, lightAccountMessages, newPasswordMessages],
  isPersonal: true,
  async load({ stores, url }) {
    const { site, translator } = stores;
    await stores.of(setPasswordStore).open(url.searchParams.get('key') ?? '');
    return {
      head: {
        title: pageTitle(site, translator.translate('lightAccount', 'lightAccount.set.title')),
        canonicalPath: '/account/set-password',
        robots: 'noindex',
      },
      // The address has the key: other origins must not see it, and our own pages need the origin for forms.
      headers: { 'referrer-policy': 'strict-origin' },
    };
  },
  View: SetPasswordView,
});
