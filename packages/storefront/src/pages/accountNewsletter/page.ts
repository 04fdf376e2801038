import { accountFrame } from '@touchline/features/account';
import { newsletterMessages, readPreferences, subscriptionStore } from '@touchline/features/newsletter';
import { definePage } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
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
  async action({ stores, form }) {
    const store = stores.of(subscriptionStore);
    await store.openOwn();
    const isDone = await (form.get('action') === 'end' ? store.end() : store.save(readPreferences(form)));
    return { status: isDone ? 200 : 503 };
  },
  View: AccountNewsletterView,
});
