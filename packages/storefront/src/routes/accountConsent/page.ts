import { accountFrame } from '@touchline/features/account/account';
import { accountConsentMessages, accountConsentStore } from '@touchline/features/consent/accountConsent';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { AccountConsentView } from './AccountConsentView.tsx';

/** What the account agrees to. */
export const page = definePage({
  messages: [accountConsentMessages],
  frame: accountFrame,
  async load({ stores }) {
    const store = stores.of(accountConsentStore);
    await store.load();
    return {
      status: pageStatus(store.status),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('accountConsent', 'accountConsent.title')),
        canonicalPath: '/account/consent',
        robots: 'noindex',
      },
    };
  },
  View: AccountConsentView,
  isPersonal: true,
});
