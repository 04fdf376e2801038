import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SnackbarQueue } from './SnackbarQueue.ts';
import type { SnackbarMessage } from './SnackbarQueue.ts';
import { SnackbarRegion } from './SnackbarRegion.tsx';

const queueOf = (...messages: SnackbarMessage[]) => {
  const queue = new SnackbarQueue();
  for (const message of messages) queue.show(message);
  return queue;
};

const undo = fn();
const removed = { text: 'Tempo 4 is out of the bag', action: { label: 'Put it back', onAction: undo } };

const meta = {
  title: 'Components/Feedback/Snackbar',
  component: SnackbarRegion,
  tags: ['ready'],
  parameters: {
    // Position fixed: it needs a frame of its own.
    docs: { story: { inline: false, height: '200px' } },
    needs: ['say that something worked', 'offer to undo', 'tell short news anywhere'],
  },
  args: { queue: queueOf({ text: 'Saved to your list' }), closeLabel: 'Close' },
} satisfies Meta<typeof SnackbarRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only its text is announced, not the button beside it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^Saved to your list$/);
    await expect(within(canvasElement).getByRole('region', { name: 'Saved to your list' })).toBeVisible();
  },
};

export const Playground: Story = { args: { queue: queueOf({ text: 'You are offline', tone: 'error' }) } };

/** Without messages there is no landmark, and no space is taken. */
export const Empty: Story = {
  args: { queue: queueOf() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

/** Each tone has its own icon. */
export const Failed: Story = {
  args: { queue: queueOf({ text: 'Not saved: you are offline', tone: 'error' }) },
};
export const Informing: Story = { args: { queue: queueOf({ text: 'Two left in UK 8', tone: 'info' }) } };

/** One action at most; pressing it removes the message. */
export const WithAction: Story = {
  args: { queue: queueOf(removed) },
  play: async ({ canvasElement }) => {
    undo.mockClear();
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Put it back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByText(removed.text)).toBeNull());
  },
};

/** Messages are shown one after the other. */
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

/** A message waiting for the shopper does not block others: both are shown. */
export const QueueBesideAction: Story = {
  args: { queue: queueOf(removed, { text: 'Saved to your list' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText(removed.text)).toBeVisible());
    await waitFor(() => expect(page.getByText('Saved to your list')).toBeVisible());
  },
};

const closing = queueOf();

/** Escape closes it, and focus returns to where it was. */
export const ClosedByKeyboard: Story = {
  args: { queue: closing },
  render: (args) => (
    <>
      <Button onClick={() => closing.show(removed)}>Remove</Button>
      <SnackbarRegion {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await page.findByText(removed.text);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Put it back' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByText(removed.text)).toBeNull());
    await expect(page.getByRole('button', { name: 'Remove' })).toHaveFocus();
  },
};

/** F6 goes to the message from anywhere, and Escape back. */
export const ReachedByF6: Story = {
  ...ClosedByKeyboard,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = page.getByRole('button', { name: 'Remove' });
    await userEvent.click(opener);
    await page.findByText(removed.text);
    await waitFor(async () => {
      await userEvent.keyboard('{F6}');
      await expect(page.getByRole('button', { name: 'Put it back' })).toHaveFocus();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByText(removed.text)).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** On a narrow phone a long action wraps below the text; the close button stays reachable. */
export const LongContent: Story = {
  args: {
    queue: queueOf({
      text: 'Die Benachrichtigungseinstellungen für Verfügbarkeitsmeldungen sind gespeichert',
      action: { label: 'Rückgängig machen', onAction: undo },
    }),
  },
  // A transformed box contains fixed elements, like a phone screen of its width.
  render: (args) => (
    <div data-testid="phone" style={{ transform: 'translate(0)', inlineSize: 300, minBlockSize: 240 }}>
      <SnackbarRegion {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const phone = page.getByTestId('phone').getBoundingClientRect();
    for (const button of page.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(phone.right);
  },
};
