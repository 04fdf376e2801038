import { accountFrame } from '@touchline/features/account/account';
import { newsletterMessages, subscriptionStore } from '@touchline/features/newsletter';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { AccountNewsletterView } from './AccountNewsletterView.tsx';

/** The newsletter of the account's address. */
export const page = definePage({
  messages: [newsletterMessages],
  frame: accountFrame,
  isPersonal: true,
  async load({ stores }) {
    const store = stores.of(subscriptionStore);
    if (!store.isActedOn) await store.openOwn();
    return {
      ...(store.status.kind === 'failed' ? { status: 503 } : {}),
      head: {
        title: pageTitle(
          stores.site,
          stores.translator.translate('newsletter', 'newsletter.preferences.title'),
        ),
        canonicalPath: '/account/newsletter',
        robots: 'noindex',
      },
    };
  },
  View: AccountNewsletterView,
});
