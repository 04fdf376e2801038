import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotLoaded, NotLoadedPage } from './NotLoaded.tsx';

const meta = {
  title: 'Features/Platform/Failure',
  component: NotLoaded,
  args: {
    title: 'Your orders are not here yet',
    children: 'The connection was lost. Nothing has changed.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
} satisfies Meta<typeof NotLoaded>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In place of what could not be loaded, within the frame of its page. */
export const Failed: Story = {};

/** In place of a whole page. */
export const FailedPage: Story = { render: (args) => <NotLoadedPage {...args} /> };

export const TriesAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
