import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ContentPage } from '@touchline/contract/content/schema';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { ContentStore, type ContentStatus } from '../content/ContentStore.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { bootTest } from './Blog.fixtures.ts';

const storeIn = (status: ContentStatus): ContentStore =>
  Object.assign(new ContentStore(testPorts(), 'touchline'), { key: bootTest.key, status });
const ready = (page: ContentPage) => storeIn({ kind: 'ready', page });

const meta = { title: 'Features/Content/Blog article', component: ArticlePage } satisfies Meta<
  typeof ArticlePage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { store: ready(bootTest) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(bootTest.title);
    await expect(within(canvasElement).getByText(/By Marek Dvorsky, 4.November.2026/)).toBeVisible();
  },
};
/** Its text is in another language than the page; names of products are not. */
export const LongContent: Story = {
  args: {
    store: ready({
      ...bootTest,
      title: 'Eine Überschrift, die länger ist, als eine Überschrift in einem Magazin je sein sollte',
      description: `${bootTest.description} `.repeat(4),
      ...(bootTest.article ? { article: { ...bootTest.article, language: 'de' } } : {}),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The saw').closest('[lang]')).toHaveAttribute('lang', 'de');
  },
};
export const Loading: Story = { args: { store: storeIn({ kind: 'loading' }) } };
export const Failed: Story = { args: { store: storeIn({ kind: 'failed', reason: 'offline' }) } };
/** No such article, or a page that is none. */
export const NotFound: Story = { args: { store: storeIn({ kind: 'notFound' }) } };
