import { articlePictureSizes, blogMessages } from '@touchline/features/shell/blog';
import { productCardMessages } from '@touchline/features/catalog/productCard';
import { contentStore } from '@touchline/features/shell/content';
import { definePage } from '../page.ts';
import { loadContent } from '../shared/loadContent.ts';
import { ArticleView } from './ArticleView.tsx';

/** An article of the blog: `/blog/boot-test` is the content page with that key. */
export const page = definePage({
  messages: [blogMessages, productCardMessages],
  async load(context) {
    const loaded = await loadContent(context, `blog/${context.params['slug']}`);
    const { status } = context.stores.of(contentStore);
    const picture = status.kind === 'ready' ? status.page.article?.picture : undefined;
    return picture
      ? { ...loaded, head: { ...loaded.head, preload: { picture, sizes: articlePictureSizes } } }
      : loaded;
  },
  View: ArticleView,
});
