import type { Page } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { NotFoundView } from '../../app/NotFoundView.tsx';

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
