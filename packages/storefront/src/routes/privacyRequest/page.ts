import { privacyRequestPages } from '@touchline/contract/privacyRequest/pages';
import { botCheckMessages } from '@touchline/features/platform/botCheck';
import { privacyRequestMessages, privacyRequestStore } from '@touchline/features/consent/privacyRequest';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { PrivacyRequestView } from './PrivacyRequestView.tsx';

/** Asks for a copy of one's data, for its deletion, or not to sell it. */
export const page = definePage({
  messages: [privacyRequestMessages, botCheckMessages],
  isPersonal: true,
  async load({ stores }) {
    const store = stores.of(privacyRequestStore);
    await store.load();
    return {
      ...(store.market ? {} : { status: 503 }),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('privacyRequest', 'privacyRequest.title')),
        canonicalPath: privacyRequestPages.form,
      },
    };
  },
  View: PrivacyRequestView,
});
