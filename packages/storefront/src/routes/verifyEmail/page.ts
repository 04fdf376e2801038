import {
  emailVerificationMessages,
  emailVerificationStore,
} from '@touchline/features/account/emailVerification';
import { authenticationStore } from '@touchline/features/platform/session';
import { returnPath } from '../urls.ts';
import { definePage, type PageContext } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { VerifyEmailView } from './VerifyEmailView.tsx';

/** Opens the link of the page's address. */
export async function open({ stores, url }: Pick<PageContext, 'stores' | 'url'>) {
  const store = stores.of(emailVerificationStore);
  const authentication = stores.of(authenticationStore);
  await authentication.load();
  const target = returnPath(url);
  const link = {
    key: url.searchParams.get('key')?.slice(0, 100) ?? '',
    ...(target === '/' ? {} : { returnTo: target }),
  };
  store.open(link, authentication.profile?.isEmailVerified === true);
  return store;
}

/** Verifies the email address of an account by the link of a mail, and leads back to where its owner came from. */
export const page = definePage({
  messages: [emailVerificationMessages],
  isPersonal: true,
  async load({ stores, url }) {
    await open({ stores, url });
    return {
      head: {
        title: pageTitle(stores.site, stores.translator.translate('emailVerification', 'page.title')),
        canonicalPath: '/account/verify-email',
        robots: 'noindex',
      },
      // The address has the key: other origins must not see it, and our own pages need the origin for forms.
      headers: { 'referrer-policy': 'strict-origin' },
    };
  },
  View: VerifyEmailView,
});
