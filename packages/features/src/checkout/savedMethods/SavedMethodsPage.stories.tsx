import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import {
  mayasRegistrations,
  overCard,
  savedMethodsOffline,
  savedMethodsWith,
} from './SavedMethods.fixtures.ts';
import { SavedMethodsPage } from './SavedMethodsPage.tsx';
import { SavedMethodsStore } from './SavedMethodsStore.ts';

const all = [overCard, ...mayasRegistrations];

const disabled = (): SavedMethodsStore => {
  const store = new SavedMethodsStore(testPorts());
  store.disable();
  return store;
};

const meta = {
  title: 'Features/Account/Payment methods',
  component: SavedMethodsPage,
  args: { store: savedMethodsWith(all) },
} satisfies Meta<typeof SavedMethodsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card, one that is over, and PayPal: of a card only its brand, last digits and end. */
export const Default: Story = {
  parameters: { requirements: ['C3.23', 'C3.24'] },
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem').map((entry) => entry.textContent);
    await expect(entries).toEqual([
      'Mastercard •••• 4444ExpiredRemove',
      'Visa •••• 4242Valid until 08/2029Remove',
      'PayPalRemove',
    ]);
  },
};

/** The answer has not arrived. */
export const Loading: Story = { args: { store: new SavedMethodsStore(testPorts()) } };

/** Nothing is saved yet. */
export const Empty: Story = { args: { store: savedMethodsWith([]) } };

/** The shop saves nothing. */
export const Disabled: Story = { args: { store: disabled() } };

/** They did not load. */
export const Failed: Story = { args: { store: savedMethodsOffline() } };

/** One is removed: it goes, and the focus is on the title, not lost with the button. */
export const Removes: Story = {
  args: { store: savedMethodsWith(all) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: PayPal' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** The network is lost: nothing is removed, and the page says so. */
export const RemovalFails: Story = {
  args: { store: savedMethodsOffline(mayasRegistrations) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Visa •••• 4242' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was removed');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
