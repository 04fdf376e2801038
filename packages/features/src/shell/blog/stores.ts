import type { StoreDefinition } from '../../platform/module/index.ts';
import { ArticleListStore, type ArticleListSnapshot } from './ArticleListStore.ts';

/** The page of the list of articles that is shown. */
export const articleListStore: StoreDefinition<ArticleListStore, ArticleListSnapshot> = {
  key: 'articleList',
  onIdentity: 'keep',
  create: ({ ports, site }) => new ArticleListStore(ports, site.brand.id),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports, site }) => ArticleListStore.fromSnapshot(ports, site.brand.id, snapshot),
};
