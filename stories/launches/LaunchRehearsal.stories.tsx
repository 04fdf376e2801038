import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LaunchRehearsal, type LaunchRehearsalProps } from './LaunchRehearsal.tsx';

const inThisPage: LaunchRehearsalProps['rehearse'] = async (...input) =>
  (await import('./openStage.ts')).rehearse(...input);

/**
 * A launch is played before its evening: 10,000 visitors on a virtual clock, in this page, with the functions that the
 * shop runs. What must hold is checked at the end; the back end's own test does the same on both databases.
 */
const meta = {
  title: 'Journeys/Launch rehearsal',
  component: LaunchRehearsal,
  parameters: { layout: 'fullscreen' },
  args: { rehearse: inThisPage, visitors: 10_000, seats: 150, stock: 600 },
} satisfies Meta<typeof LaunchRehearsal>;
export default meta;
type Story = StoryObj<typeof meta>;

const timeoutMs = { timeout: 60_000 };

/** Before it is played. */
export const Default: Story = {};

/** The waiting room: exactly what there is is sold, and nobody without a seat gets in. */
export const PlaysTheWaitingRoom: Story = {
  tags: ['!autodocs'],
  // Few enough to be played in each run of the tests; the back end’s test plays 10,000.
  args: { visitors: 1_000, seats: 40, stock: 120 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText('Everything held', {}, timeoutMs)).toBeVisible();
    await expect(canvas.getByText('120 of 120 pieces sold')).toBeVisible();
  },
};

/** The draw: as many winners as pieces, and what is not paid goes to the next. */
export const PlaysTheDraw: Story = {
  tags: ['!autodocs'],
  args: { visitors: 1_000, seats: 40, stock: 120 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Draw' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText('Everything held', {}, timeoutMs)).toBeVisible();
  },
};
