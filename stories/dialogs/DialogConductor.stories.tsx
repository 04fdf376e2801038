import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DialogConductor } from './DialogConductor.tsx';

/** Plays any two dialogs of the shop against each other, and shows which is open, waits or is dropped. */
const meta = {
  title: 'Labs/Dialog conductor',
  component: DialogConductor,
} satisfies Meta<typeof DialogConductor>;
export default meta;
type Story = StoryObj<typeof meta>;

const play = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Play' }));
/** The state of a dialog in the table, which a dialog above it hides from assistive technology. */
const stateOf = (canvasElement: HTMLElement, title: string) =>
  within(canvasElement).getByRole('row', { name: new RegExp(title), hidden: true }).lastElementChild;
const done = () => userEvent.click(screen.getByRole('button', { name: 'Done' }));

/** Nothing is requested yet. */
export const Default: Story = {};

/** Signing in is requested first, consent second: consent is shown, signing in follows. */
export const WaitsForItsTurn: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.112', 'A2.113'] },
  play: async ({ canvasElement }) => {
    await play(canvasElement);
    await screen.findByRole('dialog', { name: 'Cookies' });
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await expect(stateOf(canvasElement, 'Sign in')).toHaveTextContent('waiting');
    await done();
    await screen.findByRole('dialog', { name: 'Sign in' });
    await done();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stateOf(canvasElement, 'Sign in')).toHaveTextContent('closed');
  },
};

/** The newsletter gives way to signing in, and does not come back. */
export const DroppedForAnother: Story = {
  args: { first: 'newsletter', second: 'login' },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await play(canvasElement);
    await screen.findByRole('dialog', { name: 'Sign in' });
    await done();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stateOf(canvasElement, 'News by mail')).toHaveTextContent('dropped');
  },
};

/** While the shopper pays, nothing opens. */
export const NothingAboveAPayment: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The page is for paying' }));
    await play(canvasElement);
    await waitFor(() => expect(stateOf(canvasElement, 'Cookies')).toHaveTextContent('waiting'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The page is for paying' }));
    await screen.findByRole('dialog', { name: 'Cookies' });
  },
};
