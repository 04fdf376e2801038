import { listArticles } from '@touchline/contract/content/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { ArticleListStore } from './ArticleListStore.ts';
import { articleList } from './Blog.fixtures.ts';

const begin = () => {
  const ports = testPorts();
  return { ports, store: new ArticleListStore(ports, 'touchline') };
};

it('loads a page once, and asks again for another', async () => {
  const { ports, store } = begin();
  ports.server.on(listArticles, { answer: articleList() }, { answer: articleList({ page: 2 }) });
  await store.load(1);
  await store.load(1);
  expect(store.status.kind).toBe('ready');
  await store.load(2);
  expect(ports.server.callsOf(listArticles).map(({ url }) => url.searchParams.get('page'))).toEqual([
    '1',
    '2',
  ]);
});

it.each([
  [10, 1],
  [11, 2],
  [13, 2],
  [21, 3],
])('numbers the pages of %i articles: %i', async (total, pages) => {
  const { ports, store } = begin();
  ports.server.on(listArticles, { answer: articleList({ total }) });
  await store.load(1);
  expect(store.pageCount).toBe(pages);
});

it('says what became of a page that is not there, or does not come', async () => {
  const { ports, store } = begin();
  ports.server.on(listArticles, { status: 404, error: { errorCode: 'NotFound', message: '' } });
  await store.load(9);
  expect(store.status.kind).toBe('notFound');
  ports.server.on(listArticles, 'offline');
  await store.load(1);
  expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
  ports.server.on(listArticles, { answer: articleList() });
  await store.retry();
  expect(ArticleListStore.fromSnapshot(ports, 'touchline', store.toSnapshot()).status.kind).toBe('ready');
});
