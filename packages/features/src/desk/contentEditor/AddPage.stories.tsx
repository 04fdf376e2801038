import { addPage } from '@touchline/contract/desk/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { AddPage } from './AddPage.tsx';
import { AddPageStore, type AddPageStatus } from './AddPageStore.ts';
import { homeDocument } from './ContentEditor.fixtures.ts';

const storeIn = (status: AddPageStatus): AddPageStore =>
  Object.assign(new AddPageStore(testPorts(), 'en'), {
    ...{ address: 'black-week', title: 'Black week', status },
  });

const meta = {
  title: 'Features/Desk/New page',
  component: AddPage,
  args: { store: new AddPageStore(testPorts(), 'en'), onAdded: fn() },
} satisfies Meta<typeof AddPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is asked before a page is made. */
export const Default: Story = {};

/** It is being made. */
export const Submitting: Story = { args: { store: storeIn({ kind: 'adding' }) } };

/** What is missing, or not an address. */
export const Invalid: Story = {
  args: { store: storeIn({ kind: 'invalid', isAddressWrong: true, isTitleMissing: true }) },
};

/** Another page has the address. */
export const FailedExists: Story = { args: { store: storeIn({ kind: 'exists' }) } };

/** The shop did not answer. */
export const Failed: Story = { args: { store: storeIn({ kind: 'failed', reason: 'unavailable' }) } };

/** No network. */
export const Offline: Story = { args: { store: storeIn({ kind: 'failed', reason: 'offline' }) } };

const ports = testPorts();
ports.server.on(addPage, { answer: { ...homeDocument, key: 'help/sizes' } });

/** A help page is made by keyboard, after a wrong address was told. */
export const MadeByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { store: new AddPageStore(ports, 'en') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of page' }), 'Help page');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title of the page' }), 'Sizes');
    const address = canvas.getByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'Our sizes{Enter}');
    await expect(canvas.getByText('Enter an address of small letters, digits and hyphens')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'sizes{Enter}');
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith('help/sizes'));
    await expect(ports.server.callsOf(addPage)[0]?.body).toEqual({
      ...{ address: 'help/sizes', title: { en: 'Sizes' } },
    });
  },
};
