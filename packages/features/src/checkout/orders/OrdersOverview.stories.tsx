import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { historyFailed, historyOf, historyWith, longOrders, summary } from './Orders.fixtures.ts';
import { OrderHistoryStore } from './OrderHistoryStore.ts';
import { OrdersOverview } from './OrdersOverview.tsx';

const meta = {
  title: 'Features/Orders/Overview',
  component: OrdersOverview,
  args: {
    store: historyWith(historyOf([summary({ status: 'open', parcelStates: ['outForDelivery'] })])),
    giftCardPath: '/gift-card-balance',
  },
} satisfies Meta<typeof OrdersOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last order, and where it stands. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out for delivery')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute(
      'href',
      expect.stringContaining('/account/orders'),
    );
  },
};

/** Something goes back. */
export const Returning: Story = {
  args: {
    store: historyWith(
      historyOf([summary({ status: 'completed', parcelStates: ['delivered'], openReturns: 2 })]),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2 returns are under way' })).toBeVisible();
  },
};

/** The answer has not arrived. */
export const Loading: Story = { args: { store: new OrderHistoryStore(testPorts()) } };

/** Nothing was ordered yet. */
export const Empty: Story = { args: { store: historyWith(historyOf([])) } };

/** The orders did not load; the way to them is there. */
export const Failed: Story = { args: { store: historyFailed('unavailable') } };

/** Words without a space to break at. */
export const LongContent: Story = { args: { store: historyWith(historyOf(longOrders)) } };
