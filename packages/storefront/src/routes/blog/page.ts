import { articleListStore, blogMessages, blogPageOf, blogPath } from '@touchline/features/shell/blog';
import { definePage } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { BlogView } from './BlogView.tsx';

/** The articles of the shop, ten a page. */
export const page = definePage({
  messages: [blogMessages],
  async load({ stores, url }) {
    const page = blogPageOf(url);
    if (Number.isNaN(page)) return { redirect: blogPath(1) };
    const store = stores.of(articleListStore);
    await store.load(page);
    const text = (key: string) => stores.translator.translate('blog', key, { page });
    return {
      status: pageStatus(store.status),
      head: {
        title: pageTitle(stores.site, text(page > 1 ? 'title.page' : 'title')),
        description: text('lead'),
        canonicalPath: blogPath(page),
        isEverywhere: page === 1,
      },
    };
  },
  View: BlogView,
});
