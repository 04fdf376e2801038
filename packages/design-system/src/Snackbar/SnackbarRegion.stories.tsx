import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SnackbarQueue } from './SnackbarQueue.ts';
import type { SnackbarMessage } from './SnackbarQueue.ts';
import { SnackbarRegion } from './SnackbarRegion.tsx';

const queueOf = (...messages: SnackbarMessage[]) => {
  const queue = new SnackbarQueue();
  for (const message of messages) queue.show(message);
  return queue;
};

const undo = fn();

const meta = {
  title: 'Components/Feedback/SnackbarRegion',
  component: SnackbarRegion,
  args: { queue: queueOf({ text: 'Saved to your list' }), closeLabel: 'Close' },
} satisfies Meta<typeof SnackbarRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saved to your list');
  },
};

export const Playground: Story = { args: { queue: queueOf({ text: 'You are offline', tone: 'error' }) } };

/** One act at most; it takes the message away. */
export const WithAction: Story = {
  args: { queue: queueOf({ text: 'Removed from your bag', action: { label: 'Undo', onAct: undo } }) },
  play: async ({ canvasElement }) => {
    undo.mockClear();
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByText('Removed from your bag')).toBeNull());
  },
};

/** News follow each other, one at a time. */
export const Queue: Story = {
  args: { queue: queueOf({ text: 'Saved to your list' }, { text: 'Two left in UK 8', tone: 'info' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByText('Two left in UK 8')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    const next = await page.findByText('Two left in UK 8');
    await waitFor(() => expect(next).toBeVisible());
  },
};
