import { cutText } from '@touchline/contract/cutText';
import { botCheckMessages } from '@touchline/features/botCheck';
import {
  campaignStore,
  newsletterMessages,
  newsletterStore,
  readNewsletterForm,
} from '@touchline/features/newsletter';
import { definePage, type ActionResult } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import type { Stores } from '../../app/Stores.ts';
import { NewsletterView } from './NewsletterView.tsx';

/** Prepares the form; with a campaign where the address names one. */
async function open(stores: Stores, url: URL) {
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
  async action({ stores, url, form }): Promise<ActionResult> {
    const { store, campaign } = await open(stores, url);
    const { values, gender } = readNewsletterForm(form);
    // From the footer: the first step only asks for the address.
    if (form.get('step') === 'email') {
      store.begin({ email: values['email'] ?? '' });
      return { status: 200 };
    }
    store.begin({ source: campaign ? 'campaign' : 'page', campaign });
    store.applyTyped(values);
    if (gender) store.type('gender', gender);
    if (await store.submit(gender)) return { status: 200 };
    const { failure } = store;
    if (failure?.kind === 'tooMany')
      return { status: 429, headers: { 'retry-after': String(Math.ceil(failure.seconds)) } };
    return { status: store.market === undefined || failure?.kind === 'unexpected' ? 503 : 422 };
  },
  View: NewsletterView,
});
