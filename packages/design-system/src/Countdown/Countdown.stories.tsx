import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Countdown } from './Countdown.tsx';
import type { TimeLeft } from './timeLeft.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const format = ({ days, hours, minutes, seconds }: TimeLeft) => {
  if (days > 0) return `${days} d ${hours} h left`;
  if (hours > 0) return `${hours} h ${minutes} min left`;
  return minutes > 0 ? `${minutes} min ${seconds} s left` : `${seconds} s left`;
};

const meta = {
  title: 'Components/Feedback/Countdown',
  component: Countdown,
  tags: ['ready'],
  parameters: { needs: ['say how long is left', 'order in time for tomorrow', 'how long a place is kept'] },
  decorators: [
    (Story) => (
      <p>
        Orders for tomorrow: <Story />
      </p>
    ),
  ],
  args: {
    endsAt: NOON + 2 * 3_600_000 + 14 * 60_000,
    serverNow: NOON,
    clock: () => NOON,
    format,
    children: 'closed, they now leave on Monday',
    endLabel: 'Orders now leave on Monday',
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader reads it on demand, not every second. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer');
    await expect(timer).toHaveTextContent('2 h 14 min');
    await expect(timer.querySelector('time')).toHaveAttribute('datetime', '2026-11-21T14:14:00.000Z');
  },
};

export const Playground: Story = { args: { endsAt: NOON + 90_000 } };

export const Days: Story = { args: { endsAt: NOON + 3 * 86_400_000 + 5 * 3_600_000 } };

/** The last minute counts seconds. */
export const LastMinute: Story = { args: { endsAt: NOON + 42_000 } };

/** Already finished when the page opened: other text shows, and nothing is announced. */
export const Over: Story = {
  args: { endsAt: NOON - 1, onEnd: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('closed');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

let now = NOON;

/** Ends while the page is open: announced once, then it stops. */
export const Ending: Story = {
  args: {
    endsAt: NOON + 100,
    clock: () => (now += 60),
    onEnd: fn(),
  },
  beforeEach: () => {
    now = NOON;
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('timer')).toHaveTextContent('closed'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Orders now leave on Monday'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
