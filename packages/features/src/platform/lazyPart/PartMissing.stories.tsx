import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PartMissing } from './PartMissing.tsx';

const meta = {
  title: 'Features/Platform/Missing part',
  component: PartMissing,
  args: {
    children: 'Part of this page did not load.',
    retryLabel: 'Try again',
    onRetry: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof PartMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In place of a part whose code did not come; the rest of the page goes on. */
export const Failed: Story = {};

/** By a press, and when the network comes back. */
export const TriesAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
