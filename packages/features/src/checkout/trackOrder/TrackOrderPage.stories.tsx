import { findOrder } from '@touchline/contract/order/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { mayasSearch, orderLink } from './TrackOrder.fixtures.ts';
import { TrackOrderPage } from './TrackOrderPage.tsx';
import { TrackOrderStore, type TrackOrderStatus, type TrackOrderValues } from './TrackOrderStore.ts';

/** The page that the server sends in response to a form. */
function storeIn(status: TrackOrderStatus, values: TrackOrderValues = mayasSearch): TrackOrderStore {
  const ports = testPorts();
  ports.server.on(findOrder, { answer: orderLink });
  return TrackOrderStore.fromSnapshot(ports, { status, values, attempt: 1 });
}

const untouched = (): TrackOrderStore => {
  const ports = testPorts();
  ports.server.on(findOrder, { answer: orderLink });
  return new TrackOrderStore(ports);
};

const meta = {
  title: 'Features/Orders/Track order',
  component: TrackOrderPage,
  parameters: { layout: 'fullscreen' },
  args: { store: untouched(), onFound: fn() },
  render: (args) => (
    <main>
      <TrackOrderPage {...args} />
    </main>
  ),
} satisfies Meta<typeof TrackOrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two fields and a button. */
export const Default: Story = {};

/** Sent without a number and with an incomplete address: errors next to the fields. */
export const Invalid: Story = {
  args: { store: storeIn({ kind: 'idle' }, { orderNumber: '', email: 'maya@' }) },
};

export const Submitting: Story = { args: { store: storeIn({ kind: 'submitting' }) } };

/** The shop is unavailable. */
export const Failed: Story = { args: { store: storeIn({ kind: 'failed', reason: 'unavailable' }) } };

/** Number or address is wrong; the page does not say which. */
export const FailedNotFound: Story = { args: { store: storeIn({ kind: 'notFound' }) } };

export const FailedTooMany: Story = { args: { store: storeIn({ kind: 'tooMany', seconds: 2_340 }) } };

export const Offline: Story = { args: { store: storeIn({ kind: 'failed', reason: 'offline' }) } };

/** Long German words and a long address. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    store: storeIn(
      { kind: 'notFound' },
      {
        orderNumber: 'TOUCHLINE-2026-7K4F9Q-7K4F9Q-7K4F9Q-7K4F',
        email: 'maximiliane.schoenfelder@beispielunternehmen.test',
      },
    ),
  },
};
