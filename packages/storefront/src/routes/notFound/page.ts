import type { Page } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { NotFoundView } from './NotFoundView.tsx';

export const page: Page = {
  messages: [],
  load: ({ stores }) => ({
    status: 404,
    head: {
      title: pageTitle(
        stores.site,
        stores.site.notFoundTitle(stores.translator.translate('content', 'notFound.title')),
      ),
    },
  }),
  View: NotFoundView,
};
