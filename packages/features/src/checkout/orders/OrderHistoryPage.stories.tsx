import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import {
  historyFailed,
  historyOf,
  historySignedOut,
  historyWith,
  longOrders,
  mayasOrders,
  ordersUnderWay,
  summary,
} from './Orders.fixtures.ts';
import { OrderHistoryPage } from './OrderHistoryPage.tsx';
import { OrderHistoryStore } from './OrderHistoryStore.ts';

const page = Array.from({ length: 20 }, (_, at) => summary({ orderId: `TL-2026-${1000 + at}` }));

const meta = {
  title: 'Features/Orders/History',
  component: OrderHistoryPage,
  args: { store: historyWith(historyOf(mayasOrders)) },
} satisfies Meta<typeof OrderHistoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An order in each state, the newest first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Order TL-2026-7K4F9Q' })).toHaveAttribute(
      'href',
      expect.stringContaining('/account/orders/TL-2026-7K4F9Q'),
    );
    await expect(entries[5]).toHaveTextContent('Refunded');
  },
};

/** Every state of parcels: what is true of all of them, or of a part. */
export const UnderWay: Story = {
  args: { store: historyWith(historyOf(ordersUnderWay)) },
  play: async ({ canvas }) => {
    const told = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const states = ['Being prepared', 'Partly sent', 'Sent', 'Out for delivery', 'Partly delivered'];
    states.push('Ready to collect', 'Partly ready to collect', 'Delivered', 'Collected', 'Sent by email');
    states.push('Exchanged', 'Returned');
    await expect(told.map((text, at) => text?.startsWith(states[at] ?? '?'))).toEqual(states.map(() => true));
    await expect(canvas.getByText('Return under way')).toBeVisible();
  },
};

/** The answer has not arrived. */
export const Loading: Story = { args: { store: new OrderHistoryStore(testPorts()) } };

/** Nothing was ordered yet. */
export const Empty: Story = { args: { store: historyWith(historyOf([])) } };

/** The eighth page of 300 orders. */
export const ManyPages: Story = {
  args: { store: historyWith(historyOf(page, { total: 300, page: 8 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('300 orders')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 8' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Some of the orders, by words, state and year. */
export const Narrowed: Story = {
  args: {
    store: historyWith(historyOf(mayasOrders.slice(4, 5)), testPorts(), {
      ...{ state: 'cancelled', year: 2026, search: 'tempo' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('tempo');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Cancelled');
    await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('2026');
  },
};

/** Nothing is what was asked for. */
export const NarrowedToNothing: Story = {
  args: { store: historyWith(historyOf([]), testPorts(), { search: 'canoe' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all orders' })).toBeVisible();
  },
};

/** A page behind the last one. */
export const BehindTheLast: Story = {
  args: { store: historyWith(historyOf([], { total: 3, page: 9 })) },
};

/** Words without a space to break at. */
export const LongContent: Story = { args: { store: historyWith(historyOf(longOrders)) } };

/** The fault is ours. */
export const Failed: Story = { args: { store: historyFailed('unavailable') } };

/** There is no network. */
export const Offline: Story = { args: { store: historyFailed('offline') } };

/** The session ended meanwhile, on another device. */
export const SignedOut: Story = {
  args: { store: historySignedOut() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  },
};

/** Trying again shows the orders. */
export const LoadsAgain: Story = {
  args: { store: historyFailed('unavailable') },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6);
  },
};
