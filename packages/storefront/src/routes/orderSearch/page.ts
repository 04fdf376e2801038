import { trackOrderMessages, trackOrderStore } from '@touchline/features/checkout/trackOrder';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { TrackOrderView } from '../trackOrder/TrackOrderView.tsx';

/**
 * Where the links of mails lead: an encrypted search for number and email address, which opens the order at once. One that
 * finds nothing shows the form.
 */
export const page = definePage({
  messages: [trackOrderMessages],
  async load({ stores, url }) {
    const store = stores.of(trackOrderStore);
    await store.open(url.searchParams.get('search') ?? '');
    const { status } = store;
    if (status.kind === 'found') return { leave: status.path };
    return {
      status: status.kind === 'tooMany' ? 429 : status.kind === 'failed' ? 503 : 404,
      head: {
        title: pageTitle(stores.site, stores.translator.translate('trackOrder', 'trackOrder.title')),
        canonicalPath: '/track-order',
        robots: 'noindex',
      },
      // The address opens an order: no other page may learn it.
      headers: { 'referrer-policy': 'strict-origin' },
    };
  },
  View: TrackOrderView,
  isPersonal: true,
});
