import { heroSizes, contentStore } from '@touchline/features/shell/content';
import { productCardMessages } from '@touchline/features/catalog/productCard';
import { homeStoriesMessages } from '@touchline/features/shell/homeStories';
import { pageStatus } from '../pageStatus.ts';
import type { Page } from '../page.ts';
import { previewOf } from '../shared/previewOf.ts';
import { pageTitle } from '../pageTitle.ts';
import { HomeView } from './HomeView.tsx';

export const page: Page = {
  messages: [productCardMessages, homeStoriesMessages],
  async load({ stores, url }) {
    const store = stores.of(contentStore);
    await store.load('home', previewOf(url));
    const { status } = store;
    const home = status.kind === 'ready' ? status.page : undefined;
    const hero = home?.sections.find((section) => section.kind === 'hero');
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
