import { trackOrderMessages } from '@touchline/features/checkout/trackOrder';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
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
  View: TrackOrderView,
});
