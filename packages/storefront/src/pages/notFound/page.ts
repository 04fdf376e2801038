import type { Page } from '../../app/page.ts';
import { titled } from '../../app/titled.ts';
import { NotFoundView } from './NotFoundView.tsx';

export const page: Page = {
  words: [],
  load: ({ stores }) => ({
    status: 404,
    head: {
      title: titled(stores.site, stores.words.say('content', 'notFound.title')),
    },
  }),
  View: NotFoundView,
};
