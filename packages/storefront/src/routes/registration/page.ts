import { cutText } from '@touchline/contract/cutText';
import { botCheckMessages } from '@touchline/features/platform/botCheck';
import { loginMessages, socialLoginStore } from '@touchline/features/account/login';
import { registrationMessages, registrationStore } from '@touchline/features/account/registration';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import type { Stores } from '../../state/Stores.ts';
import { RegistrationView } from './RegistrationView.tsx';

/** Prepares the form with what the address of the page says. */
export async function open(stores: Stores, url: URL) {
  const store = stores.of(registrationStore);
  store.begin({
    invitationCode: cutText(url.searchParams.get('invitationCode') ?? '', 100),
    returnTo: url.searchParams.get('returnTo') ?? '',
  });
  await store.load();
  return store;
}

/** Makes an account. */
export const page = definePage({
  messages: [registrationMessages, loginMessages, botCheckMessages],
  async load({ stores, url }) {
    const [store] = await Promise.all([open(stores, url), stores.of(socialLoginStore).load()]);
    return {
      ...(store.status.kind === 'unavailable' ? { status: 503 } : {}),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('registration', 'registration.pageTitle')),
        canonicalPath: '/account/register',
        robots: 'noindex',
      },
    };
  },
  View: RegistrationView,
  isPersonal: true,
});
