import { productCardMessages } from '@touchline/features/catalog/productCard';
import { contentStore, heroSizes } from '@touchline/features/shell/content';
import { definePage } from '../page.ts';
import { loadContent } from '../shared/loadContent.ts';
import { LandingView } from './LandingView.tsx';

/** A page made of sections: `/landing/men`, `/campaign/autumn`, `/pages/black-week`. */
export const page = definePage({
  messages: [productCardMessages],
  async load(context) {
    const [root = ''] = context.url.pathname.split('/').slice(2);
    const loaded = await loadContent(context, `${root}/${context.params['name']}`);
    const { status } = context.stores.of(contentStore);
    const hero =
      status.kind === 'ready' ? status.page.sections.find((section) => section.kind === 'hero') : undefined;
    return hero
      ? { ...loaded, head: { ...loaded.head, preload: { picture: hero.picture, sizes: heroSizes } } }
      : loaded;
  },
  View: LandingView,
});
