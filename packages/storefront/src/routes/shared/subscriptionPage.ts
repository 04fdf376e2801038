import {
  newsletterMessages,
  subscriptionStore,
  type SubscriptionPurpose,
} from '@touchline/features/newsletter';
import type { Page } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';

/** What the pages of the links in mails share: opening one changes nothing, only a form does. */
export function subscriptionPage(
  purpose: SubscriptionPurpose,
  titleKey: string,
): Pick<Page, 'messages' | 'isPersonal' | 'load'> {
  return {
    messages: [newsletterMessages],
    isPersonal: true,
    async load({ stores, url }) {
      const store = stores.of(subscriptionStore);
      // After a form the page shows what came of it.
      if (!store.isActedOn) await store.open(url.searchParams.get('key') ?? '');
      return {
        ...(store.status.kind === 'failed' ? { status: 503 } : {}),
        head: {
          title: pageTitle(stores.site, stores.translator.translate('newsletter', titleKey)),
          canonicalPath: `/newsletter/${purpose}`,
          robots: 'noindex',
        },
        // The address has the key: other origins must not see it, and our own pages need the origin for forms.
        headers: { 'referrer-policy': 'strict-origin' },
      };
    },
  };
}
