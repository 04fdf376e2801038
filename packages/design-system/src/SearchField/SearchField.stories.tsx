import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { SearchField } from './SearchField.tsx';

/** Searches the shop or the page. */
const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  tags: ['ready'],
  parameters: { needs: ['search the shop', 'filter a list by typing', 'empty a field'] },
  args: { label: 'Search', placeholder: 'Search shoes, sports, teams', clearLabel: 'Clear search' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type, Tab to the clear button, press it: the field is empty and has focus again. */
export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('tempo');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Playground: Story = { args: { defaultValue: 'trail' } };

/** Without text there is no clear button. */
export const Empty: Story = {};

/** With text the clear button shows. */
export const Ready: Story = { args: { defaultValue: 'trail' } };

/** As in the header, where the browser's own clear button is enough. */
export const WithoutClear: Story = {
  args: { defaultValue: 'trail', clearLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

function Controlled() {
  const [words, setWords] = useState('trail');
  return (
    <Stack>
      <SearchField
        label="Search"
        clearLabel="Clear search"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p>Looking for: {words || 'everything'}</p>
    </Stack>
  );
}

/** Controlled: the page holds the text, and clearing is reported like any typing. */
export const HeldByThePage: Story = {
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByText('Looking for: everything')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongContent: Story = {
  args: {
    defaultValue: 'Langstreckenlaufschuhe mit herausnehmbarem Fußbett für Überpronation',
    placeholder: 'Schuhe, Sportarten, Mannschaften und Ausrüstungsgegenstände suchen',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
