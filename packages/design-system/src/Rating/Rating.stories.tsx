import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Components/Product/Rating',
  component: Rating,
  args: { value: 4.6, label: '4.6 out of 5 stars' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: <Link href="#reviews">4.6 from 312 reviews</Link> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4.6 out of 5 stars' })).toBeVisible();
  },
};
export const Playground: Story = { args: { value: 3.1, label: '3.1 out of 5 stars' } };
