import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    crumbs: [{ label: 'Home', href: '#home' }, { label: 'Men', href: '#men' }, { label: 'Running shoes' }],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Running shoes')).toHaveAttribute('aria-current', 'page');
  },
};
export const Playground: Story = { args: { crumbs: [{ label: 'Home', href: '#home' }] } };
export const LongContent: Story = {
  args: {
    crumbs: [
      'Startseite',
      'Herrenbekleidung',
      'Funktionsunterwäsche',
      'Kompressionsbekleidung',
      'Laufstrümpfe',
    ].map((label) => ({ label, href: `#${label}` })),
  },
};
