import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { returnsPage } from './Content.fixtures.ts';
import { ContentPage } from './ContentPage.tsx';
import { ContentStore, type ContentStatus } from './ContentStore.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const storeIn = (status: ContentStatus): ContentStore =>
  Object.assign(new ContentStore(testPorts(), 'touchline'), { key: 'returns', status });

const meta = { title: 'Features/Content/Page', component: ContentPage } satisfies Meta<typeof ContentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A help page with a list. */
export const Ready: Story = {
  args: { store: storeIn({ kind: 'ready', page: returnsPage }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(canvasElement).getByText(returnsPage.description)).toBeVisible();
  },
};
/** Published, but without content. */
export const Empty: Story = {
  args: { store: storeIn({ kind: 'ready', page: { ...returnsPage, sections: [] } }) },
};
export const Loading: Story = { args: { store: storeIn({ kind: 'loading' }) } };
export const Failed: Story = { args: { store: storeIn({ kind: 'failed', reason: 'offline' }) } };
/** No such page: says so and has links. */
export const NotFound: Story = {
  args: { store: storeIn({ kind: 'notFound' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Out of play');
    await expect(page.getByRole('link', { name: 'Search the shop' })).toHaveAttribute('href', '/gb/search');
  },
};
/** The page exists but failed to render: header and footer stay, and there are links. */
export const Broken: Story = {
  args: { store: storeIn({ kind: 'notFound' }) },
  render: () => <NotFoundPage reason="broken" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('This page broke');
    await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/gb');
  },
};
