import { heroSizes, contentStore } from '@touchline/features/shell/content';
import { productCardMessages } from '@touchline/features/catalog/productCard';
import { loadMessages } from '@touchline/features/platform/i18n';
import { pageStatus } from '../pageStatus.ts';
import type { Page } from '../page.ts';
import { previewOf } from '../shared/previewOf.ts';
import { pageTitle } from '../pageTitle.ts';
import { HomeView } from './HomeView.tsx';

/** Only where the home page has stories. */
const homeStories = () => import('@touchline/features/shell/homeStories');

export const page: Page = {
  messages: [productCardMessages],
  async load({ stores, url }) {
    const store = stores.of(contentStore);
    await store.load('home', previewOf(url));
    const { status } = store;
    const home = status.kind === 'ready' ? status.page : undefined;
    const hero = home?.sections.find((section) => section.kind === 'hero');
    // The browser loads them with the view.
    if (import.meta.env.SSR && home?.stories)
      await loadMessages(stores.translator, [(await homeStories()).homeStoriesMessages]);
    return {
      status: pageStatus(status),
      head: {
        title: pageTitle(stores.site, home?.title),
        description: home?.description ?? '',
        canonicalPath: '/',
        isEverywhere: true,
        ...(hero ? { preload: { picture: hero.picture, sizes: heroSizes } } : {}),
      },
    };
  },
  View: HomeView,
};
