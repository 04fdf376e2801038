import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkList } from './LinkList.tsx';

const meta = {
  title: 'Components/Navigation/LinkList',
  component: LinkList,
  args: {
    title: 'Shoes',
    links: [
      { label: 'All men’s shoes', href: '#all', isStrong: true },
      { label: 'Road running', href: '#road' },
      { label: 'Trail', href: '#trail', isCurrent: true },
    ],
  },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Shoes' })).toBeVisible();
  },
};
export const Playground: Story = { args: { look: 'head' } };
