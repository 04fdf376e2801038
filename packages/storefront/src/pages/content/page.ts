import { contentStore } from '../../app/contentStore.ts';
import type { Page } from '../../app/page.ts';
import { pageStatus } from '../../app/pageStatus.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { ContentView } from './ContentView.tsx';

/** Help and legal pages: `/help/returns` is the content page with that key. */
export const page: Page = {
  messages: [],
  async load({ stores, params }) {
    const key = ['help', params['*']].filter(Boolean).join('/');
    const store = stores.of(contentStore);
    await store.load(key);
    const { status } = store;
    const content = status.kind === 'ready' ? status.page : undefined;
    return {
      status: pageStatus(status),
      head: {
        title: pageTitle(stores.site, content?.title),
        description: content?.description ?? '',
        ...(content ? { canonicalPath: `/${key}`, isEverywhere: true } : {}),
      },
    };
  },
  View: ContentView,
};
