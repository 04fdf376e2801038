import * as calls from '@touchline/contract/pickup/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { stored } from '../../platform/storage/index.ts';
import { camden } from './Pickup.fixtures.ts';
import { StoreStock } from './StoreStock.tsx';
import { StoreStockStore } from './StoreStockStore.ts';
import { chosenStore } from './storage.ts';

/** A product page whose shopper chose a store before; `change` scripts the store's answer. */
function inCamden(availableQuantity: number, readyBy: string | undefined, isSizeChosen = true) {
  const ports = testPorts();
  ports.server.on(calls.getCncAvailability, {
    answer: [{ store: camden, productId: 'TL', availableQuantity, ...(readyBy ? { readyBy } : {}) }],
  });
  stored(ports).write(chosenStore, { id: 'camden', name: 'Touchline Camden', country: 'GB' });
  const store = new StoreStockStore(ports, 'GB');
  store.begin();
  if (isSizeChosen) void store.follow('TL');
  return store;
}

const ready = '2026-11-21T12:00:00Z';

const meta = {
  title: 'Features/Product/Store stock',
  component: StoreStock,
  args: { store: inCamden(3, ready), isSizeChosen: true },
} satisfies Meta<typeof StoreStock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A few are left in the store of the last visit. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('At Touchline Camden today, 3 left')).toBeVisible();
  },
};

/** More than are counted. */
export const Many: Story = { args: { store: inCamden(40, ready) } };

/** It is sent to the store. */
export const Later: Story = { args: { store: inCamden(0, '2026-11-26T11:00:00Z') } };

/** The store does not have it. */
export const NotThere: Story = { args: { store: inCamden(0, undefined) } };

/** No size is chosen yet. */
export const NoSize: Story = { args: { store: inCamden(3, ready, false), isSizeChosen: false } };

/** No store was ever chosen. */
export const Empty: Story = { args: { store: new StoreStockStore(testPorts(), 'GB') } };
