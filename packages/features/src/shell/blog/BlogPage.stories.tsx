import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { ArticleListStore, type ArticleListStatus } from './ArticleListStore.ts';
import { articleList } from './Blog.fixtures.ts';
import { BlogPage } from './BlogPage.tsx';

const storeIn = (status: ArticleListStatus, page = 1): ArticleListStore =>
  Object.assign(new ArticleListStore(testPorts(), 'touchline'), { status, page });

const meta = {
  title: 'Features/Content/Blog',
  component: BlogPage,
  parameters: { cannotBe: { Empty: 'A shop without articles has no such page.' } },
} satisfies Meta<typeof BlogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten or fewer: the pages are not numbered. */
export const Ready: Story = {
  args: { store: storeIn({ kind: 'ready', list: articleList() }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(3);
    await expect(within(canvasElement).queryByRole('navigation', { name: 'Pages of stories' })).toBeNull();
  },
  parameters: { requirements: ['A4.127', 'C9.28'] },
};
/** More than ten: they are. */
export const SeveralPages: Story = {
  args: { store: storeIn({ kind: 'ready', list: articleList({ total: 13, page: 2 }) }, 2) },
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement).getByRole('navigation', { name: 'Pages of stories' });
    await expect(within(pages).getByRole('link', { name: 'Newer stories' })).toHaveAttribute(
      'href',
      '/gb/blog',
    );
  },
  parameters: { requirements: ['A4.127', 'C9.28'] },
};
/** Written in another language than the page: marked as such. */
export const LongContent: Story = {
  args: {
    store: storeIn({
      kind: 'ready',
      list: articleList({
        articles: articleList().articles.map((article) => ({
          ...article,
          title: `${article.title}: eine Überschrift, die länger ist, als eine Überschrift sein sollte`,
          description: `${article.description} `.repeat(4),
          language: 'de',
        })),
      }),
    }),
  },
};
export const Loading: Story = { args: { store: storeIn({ kind: 'loading' }) } };
export const Failed: Story = { args: { store: storeIn({ kind: 'failed', reason: 'unavailable' }) } };
/** The shop has no articles, or not so many. */
export const NotFound: Story = { args: { store: storeIn({ kind: 'notFound' }) } };
