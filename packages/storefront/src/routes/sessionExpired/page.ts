import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { SessionExpiredView } from './SessionExpiredView.tsx';

/** Shown when the checkout session has expired. */
export const page = definePage({
  messages: [],
  load: ({ stores }) => ({
    head: {
      title: pageTitle(stores.site, stores.translator.translate('content', 'sessionExpired.title')),
      robots: 'noindex,follow',
    },
  }),
  View: SessionExpiredView,
});
