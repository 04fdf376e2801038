import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['ready'],
  parameters: { needs: ['words for screen readers only', 'say what the eye sees'] },
  args: { children: ', 2 items' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read out but not visible: "Bag, 2 items" next to a number. */
export const Default: Story = {
  render: (args) => (
    <a href="#bag">
      Bag
      <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: /^Bag ?, 2 items$/ })).toBeVisible();
    await expect(page.getByText(', 2 items').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = {
  args: { children: ' (opens in a new tab)' },
  render: (args) => (
    <a href="#help">
      Help
      <VisuallyHidden {...args} />
    </a>
  ),
};
