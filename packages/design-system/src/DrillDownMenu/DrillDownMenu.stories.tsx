import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DrillDownMenu } from './DrillDownMenu.tsx';

const meta = {
  title: 'Components/Navigation/DrillDownMenu',
  component: DrillDownMenu,
  args: {
    label: 'Main',
    entries: [
      { label: 'New', href: '#new', note: '64' },
      {
        label: 'Men',
        href: '#men',
        lists: [{ title: 'Shoes', links: [{ label: 'All men’s shoes', href: '#shoes', isStrong: true }] }],
      },
      { label: 'Sale', href: '#sale', note: 'up to −40%', isSale: true },
    ],
  },
} satisfies Meta<typeof DrillDownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('All men’s shoes')).not.toBeVisible();
    await userEvent.click(page.getByText('Men'));
    await expect(page.getByRole('link', { name: 'All men’s shoes' })).toBeVisible();
  },
};
export const Playground: Story = {};
