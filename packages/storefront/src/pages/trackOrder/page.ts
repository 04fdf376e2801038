import { readTrackOrderForm, trackOrderMessages, trackOrderStore } from '@touchline/features/trackOrder';
import { definePage } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { TrackOrderView } from './TrackOrderView.tsx';

/** Finds an order by its number and email address. */
export const page = definePage({
  messages: [trackOrderMessages],
  load: ({ stores }) => ({
    head: {
      title: pageTitle(stores.site, stores.translator.translate('trackOrder', 'trackOrder.title')),
      canonicalPath: '/track-order',
      robots: 'noindex',
    },
  }),
  async action({ stores, form }) {
    const store = stores.of(trackOrderStore);
    await store.submit(readTrackOrderForm(form));
    const { status } = store;
    if (status.kind === 'found') return { leave: status.path };
    if (status.kind === 'tooMany')
      return { status: 429, headers: { 'retry-after': String(Math.ceil(status.seconds)) } };
    return { status: status.kind === 'failed' ? 503 : 422 };
  },
  View: TrackOrderView,
});
