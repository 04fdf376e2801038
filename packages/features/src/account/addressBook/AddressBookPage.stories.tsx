import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { addressBookOffline, addressBookWith, mayasAddresses } from './AddressBook.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { AddressBookPage } from './AddressBookPage.tsx';
import { AddressBookStore } from './AddressBookStore.ts';

const meta = {
  title: 'Features/Account/Address book',
  component: AddressBookPage,
  args: { store: addressBookWith(mayasAddresses) },
} satisfies Meta<typeof AddressBookPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two addresses; the default one is marked and offers no button to make it so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Addresses');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /^Make default: Unit 4/ })).toHaveLength(1);
  },
};

/** The answer has not arrived. */
export const Loading: Story = { args: { store: new AddressBookStore(testPorts()) } };

/** Nothing is kept yet. */
export const Empty: Story = { args: { store: addressBookWith([]) } };

/** The addresses did not load. */
export const Failed: Story = { args: { store: addressBookOffline() } };

/** An address is removed: it goes, and the focus is on the title, not lost with the button. */
export const Removes: Story = {
  args: { store: addressBookWith(mayasAddresses) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Unit 4, Anchor Mill, Paisley' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** Another address becomes the default. */
export const ChangesDefault: Story = {
  args: { store: addressBookWith(mayasAddresses) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make default: Unit 4, Anchor Mill, Paisley' }));
    await expect(
      await canvas.findByRole('button', { name: 'Make default: 18 Hatter Street, Manchester' }),
    ).toBeVisible();
  },
};

/** The network is lost: nothing changes, and the page says so. */
export const ChangeFails: Story = {
  args: { store: addressBookOffline(mayasAddresses) },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: 18 Hatter Street, Manchester' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was changed');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
