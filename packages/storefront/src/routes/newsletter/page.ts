import { cutText } from '@touchline/contract/cutText';
import { botCheckMessages } from '@touchline/features/platform/botCheck';
import { campaignStore, newsletterMessages, newsletterStore } from '@touchline/features/newsletter';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import type { Stores } from '../../state/Stores.ts';
import { NewsletterView } from './NewsletterView.tsx';

/** Prepares the form; with a campaign where the address names one. */
export async function open(stores: Stores, url: URL) {
  const store = stores.of(newsletterStore);
  const componentId = cutText(url.searchParams.get('campaign') ?? '', 100);
  await Promise.all([
    store.load(),
    componentId === '' ? undefined : stores.of(campaignStore).load(componentId, 'page'),
  ]);
  return { store, campaign: componentId === '' ? undefined : stores.of(campaignStore).ofSignup };
}

/** Signs up to the newsletter. */
export const page = definePage({
  messages: [newsletterMessages, botCheckMessages],
  isPersonal: true,
  async load({ stores, url }) {
    const { store, campaign } = await open(stores, url);
    // After a form that was not carried out, the page shows why.
    if (store.attempt === 0 && store.state === 'untouched' && store.fields.raw('email') === '')
      store.begin({ source: campaign ? 'campaign' : 'page', campaign });
    return {
      ...(store.market ? {} : { status: 503 }),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('newsletter', 'newsletter.title')),
        canonicalPath: '/newsletter',
      },
    };
  },
  View: NewsletterView,
});
