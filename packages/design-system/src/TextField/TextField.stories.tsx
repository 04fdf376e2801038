import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FieldCounter } from '../Field/FieldCounter.tsx';
import { CheckIcon } from '../Icon/icons.tsx';
import { TextField } from './TextField.tsx';

/** One line of text. */
const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  tags: ['ready'],
  parameters: { needs: ['ask for a name', 'ask for one line of text', 'ask for an amount'] },
  args: { label: 'Town or city', name: 'city', autoComplete: 'address-level2' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reached by Tab, named by its label. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Town or city' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Manchester');
    await expect(field).toHaveValue('Manchester');
  },
};

export const Playground: Story = {
  args: { hint: 'As on your letters', mark: '(optional)', measure: 'medium' },
};

/** Filled in, with a check mark. */
export const Ready: Story = {
  args: {
    label: 'Email address',
    hint: 'We send the receipt here',
    defaultValue: 'maya@example.com',
    trailing: <CheckIcon size={20} />,
  },
};

/** The error is between hint and field, and describes the field. */
export const Invalid: Story = {
  args: {
    label: 'Postcode',
    hint: 'Like M4 3AQ',
    error: 'Enter a postcode, like M4 3AQ',
    defaultValue: 'M4',
    measure: 'short',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Postcode' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Like M4 3AQ Enter a postcode, like M4 3AQ');
  },
};

/** The width indicates how much text is expected. */
export const Measures: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <TextField label="House number" measure="tiny" inputMode="numeric" />
      <TextField label="Postcode" measure="short" />
      <TextField label="Town or city" measure="medium" />
      <TextField label="Street" />
    </div>
  ),
};

/** A decorative currency sign before the text; the label includes it too. */
export const WithLeading: Story = {
  args: {
    label: 'Highest price in pounds',
    name: 'max',
    leading: '£',
    inputMode: 'decimal',
    measure: 'short',
  },
};

function Counted() {
  const [name, setName] = useState('Okafor');
  return (
    <TextField
      label="Name on the shirt"
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      aria-describedby="left"
      footer={
        <FieldCounter
          id="left"
          used={name.length}
          limit={12}
          leftLabel={(left) => (left < 0 ? `${-left} characters too many` : `${left} characters left`)}
        />
      }
    />
  );
}

/** Counts down, is announced after a pause, and cuts nothing off. */
export const WithCounter: Story = {
  render: () => <Counted />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name on the shirt' });
    await expect(field).toHaveAccessibleDescription('6 characters left');
    await userEvent.type(field, '-Whitley');
    await expect(field).toHaveAccessibleDescription('2 characters too many');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 characters too many'));
  },
};

/** Only with a reason next to it: a disabled field does not explain itself. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Isle of Man' } };

/** Can be read and copied, and is sent with the form. */
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Manchester' } };

export const LongContent: Story = {
  args: {
    label: 'Zusätzliche Angaben zur Lieferadresse, zum Beispiel Hinterhaus oder Stockwerk',
    error: 'Bitte höchstens 40 Zeichen eingeben, damit die Angaben auf das Etikett passen',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
