import { endAssociateSession } from '@touchline/contract/associate/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { noor } from './Associate.fixtures.ts';
import { AssociateBar } from './AssociateBar.tsx';
import { AssociateStore } from './AssociateStore.ts';

function storeThat(answer: 'ends' | 'offline'): AssociateStore {
  const ports = testPorts();
  ports.server.on(endAssociateSession, answer === 'ends' ? { answer: { success: true } } : 'offline');
  return new AssociateStore(ports);
}

const meta = {
  title: 'Features/Store staff/Session',
  component: AssociateBar,
  args: { store: storeThat('ends'), associate: noor, onEnded: fn() },
} satisfies Meta<typeof AssociateBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The store, who serves, and the button for the next customer. */
export const Default: Story = {};

export const LongContent: Story = {
  args: {
    associate: {
      ...noor,
      storeName: 'Touchline Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      name: 'Maximiliana Featherstonehaugh-Cholmondeley-Smythe',
    },
  },
};

/** The session goes on: its end was not heard. */
export const FailedToEnd: Story = {
  args: { store: Object.assign(storeThat('offline'), { hasEndFailed: true }) },
};

export const Ends: Story = {
  tags: ['!autodocs'],
  args: { store: storeThat('ends') },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'End and empty the bag' }));
    await waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce());
  },
};
