import { definePage } from '../../app/page.ts';
import { titled } from '../../app/titled.ts';
import { SessionExpiredView } from './SessionExpiredView.tsx';

/** The checkout was left alone for too long. */
export const page = definePage({
  words: [],
  load: ({ stores }) => ({
    head: {
      title: titled(stores.site, stores.words.say('content', 'sessionExpired.title')),
      robots: 'noindex,follow',
    },
  }),
  View: SessionExpiredView,
});
