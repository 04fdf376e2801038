import { contentStore } from '@touchline/features/shell/content';
import type { LoadedPage, PageContext } from '../page.ts';
import { pageStatus } from '../pageStatus.ts';
import { pageTitle } from '../pageTitle.ts';
import { previewOf } from './previewOf.ts';

/** Loads a content page by its key: `help/returns`. */
export async function loadContent(
  { stores, url }: Pick<PageContext, 'stores' | 'url'>,
  key: string,
): Promise<LoadedPage> {
  const store = stores.of(contentStore);
  await store.load(key, previewOf(url));
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
}
