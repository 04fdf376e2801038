import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Foundations/Visually hidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out, not seen: "Bag, 2 items" beside a number that is only drawn. */
export const Default: Story = {
  render: () => (
    <a href="#bag">
      Bag<VisuallyHidden>, 2 items</VisuallyHidden>
    </a>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Bag ?, 2 items$/ })).toBeVisible();
  },
};
