import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { NumberInDialog } from './NumberInDialog.fixtures.tsx';
import { PhoneField } from './PhoneField.tsx';
import { europe, few } from './PhoneField.fixtures.ts';

/** A telephone number with its country. */
const meta = {
  title: 'Components/Fields/PhoneField',
  component: PhoneField,
  tags: ['ready'],
  parameters: { needs: ['ask for a telephone number', 'choose a country code', 'reach the shopper'] },
  args: {
    label: 'Mobile number',
    hint: 'For the driver, not for marketing',
    name: 'phone',
    prefixLabel: 'Country code',
    prefixes: few,
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few countries open in the native list, which works best on phones. */
export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const list = canvas.getByRole('combobox', { name: 'Country code' });
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'DE');
    await expect(canvas.getByText('DE +49')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('151 23456789');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('151 23456789');
  },
};

export const Playground: Story = {
  args: {
    prefixes: europe,
    searchLabels: { search: 'Search countries', none: 'No country found' },
    mark: '(optional)',
  },
};

/** Many countries: the list has a search and arrow keys move through it. Escape closes it and returns focus. */
export const Searchable: Story = {
  args: { prefixes: europe, searchLabels: { search: 'Search countries', none: 'No country found' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Country code: United Kingdom +44' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const search = await canvas.findByRole('combobox', { name: 'Search countries' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{End}');
    const active = () => document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(active()).toHaveTextContent('United States'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(active()).toHaveTextContent('United Kingdom'));
    await userEvent.keyboard('o');
    await expect(document.querySelector('[role=log]')).toHaveTextContent('1 option available');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Austria (Österreich)+43',
    ]);
    await userEvent.clear(search);
    await userEvent.keyboard('xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No country found');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await canvas.findByRole('combobox'), '+4');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('option')[1]).toHaveAttribute('data-active');
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('button', { name: 'Country code: Austria (Österreich) +43' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  },
};

/** The open list. Flags are decoration; drawings with an emblem are loaded with the list. */
export const SearchableOpen: Story = {
  args: { prefixes: europe, searchLabels: { search: 'Search countries', none: 'No country found' } },
  decorators: [(Story) => <div style={{ minBlockSize: 480 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Country code/ }));
    await expect(await canvas.findByRole('option', { name: /United Kingdom/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    for (const option of canvas.getAllByRole('option'))
      await waitFor(() => expect(option.querySelector('svg > *')).not.toBeNull());
  },
};

/** A single country cannot be changed, and is part of the field's description. */
export const Fixed: Story = {
  args: { prefixes: few.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(
      /Country code: United Kingdom GB \+44/,
    );
  },
};

/** A pasted international number in any format is split into country and number. */
export const PastedWithPrefix: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.click(field);
    await userEvent.paste('+49 (0)1512 3456789');
    await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveValue('DE');
    await expect(field).toHaveValue('1512 3456789');
    await userEvent.clear(field);
    await userEvent.paste('0044 7400 123456');
    await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveValue('GB');
    await expect(field).toHaveValue('7400 123456');
  },
};

/** An international number filled in by the browser does not repeat the country code. */
export const FilledIn: Story = {
  args: { prefixes: few.slice(0, 1) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await fireEvent.input(field, { target: { value: '+447400123456' } });
    await expect(field).toHaveValue('7400123456');
  },
};

/** The number gets its national format on blur; the numbering plans are loaded at the first focus. */
export const WrittenNationally: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(field, '7400123456');
    await expect(field).toHaveValue('7400123456');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('07400 123456'));
  },
};

function Held() {
  const [country, setCountry] = useState('GB');
  const [number, setNumber] = useState('');
  return (
    <Stack>
      <PhoneField
        label="Mobile number"
        prefixLabel="Country code"
        prefixes={few}
        country={country}
        onCountryChange={setCountry}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <p>
        Kept: {country} {number}
      </p>
    </Stack>
  );
}

/** Controlled: the page holds country and number, and is notified of splits as of any typing. */
export const HeldByThePage: Story = {
  render: () => <Held />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.click(field);
    await userEvent.paste('+49 1512 3456789');
    await expect(canvas.getByText('Kept: DE 1512 3456789')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Kept: DE 01512 3456789')).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { error: 'Enter a mobile number, like 7400 123456', defaultValue: '7400' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'For the driver, not for marketing Enter a mobile number, like 7400 123456',
    );
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '07400 123456' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '07400 123456' } };

export const LongContent: Story = {
  args: {
    label: 'Mobiltelefonnummer für Zustellungsbenachrichtigungen',
    hint: 'Wird ausschließlich an das Zustellunternehmen weitergegeben',
    error: 'Bitte eine Mobiltelefonnummer mit Vorwahl eingeben, zum Beispiel 01512 3456789',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In its own frame, because the dialog opens above the page. */
const inDialog = {
  render: () => <NumberInDialog />,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Story;

const countryButton = () => screen.getByRole('button', { name: /Country code/ });
const ready = () => waitFor(() => expect(countryButton()).toBeVisible());

/** With a pointer: the list opens above the scrolling dialog without being clipped, and a press in it is not a press outside. */
export const InDialogByPointer: Story = {
  ...inDialog,
  play: async () => {
    await ready();
    await userEvent.click(countryButton());
    const options = await screen.findAllByRole('option');
    const last = options.at(-1);
    last?.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = last?.getBoundingClientRect() ?? new DOMRect();
    await expect(last?.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    await userEvent.click(screen.getByRole('option', { name: /Croatia/ }));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(countryButton()).toHaveAccessibleName('Country code: Croatia +385');
    await userEvent.click(countryButton());
    await screen.findByRole('listbox');
    await userEvent.click(screen.getByText('Contact'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** With the keyboard: Escape closes the list first, then the dialog. */
export const InDialogByKeyboard: Story = {
  ...inDialog,
  play: async () => {
    await ready();
    countryButton().focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search countries' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('cze{Enter}');
    await expect(countryButton()).toHaveAccessibleName('Country code: Czechia +420');
    await waitFor(() => expect(countryButton()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search countries' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(countryButton()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** On a touch screen: one tap opens the list, another chooses a country. */
export const InDialogByTouch: Story = {
  ...inDialog,
  play: async () => {
    await ready();
    await userEvent.pointer({ keys: '[TouchA]', target: countryButton() });
    await userEvent.pointer({
      keys: '[TouchA]',
      target: await screen.findByRole('option', { name: /Denmark/ }),
    });
    await expect(countryButton()).toHaveAccessibleName('Country code: Denmark +45');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
