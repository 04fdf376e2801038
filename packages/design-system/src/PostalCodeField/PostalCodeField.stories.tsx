import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PostalCodeField } from './PostalCodeField.tsx';

/** A postal code in the format of its country. */
const meta = {
  title: 'Components/Fields/PostalCodeField',
  component: PostalCodeField,
  tags: ['ready'],
  parameters: { needs: ['ask for a postcode', 'ask for a ZIP code', 'find stores nearby'] },
  args: {
    label: 'Postcode',
    name: 'postalCode',
    country: 'GB',
    exampleLabel: (example) => `Like ${example}`,
  },
} satisfies Meta<typeof PostalCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in any form, formatted on blur. */
export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Postcode' });
    await expect(field).toHaveAccessibleDescription('Like M4 3AQ');
    await userEvent.tab();
    await userEvent.keyboard('m43aq');
    await expect(field).toHaveValue('m43aq');
    await userEvent.tab();
    await expect(field).toHaveValue('M4 3AQ');
  },
};

export const Playground: Story = { args: { country: 'NL', label: 'Postcode', mark: '(optional)' } };

/** Digits only: phones show a numeric keyboard. */
export const Germany: Story = {
  args: { country: 'DE', label: 'Postal code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Like 10115');
  },
};

/** Five digits, or nine. */
export const UnitedStates: Story = {
  args: { country: 'US', label: 'ZIP code' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'ZIP code' });
    await userEvent.type(field, '941101234');
    await userEvent.tab();
    await expect(field).toHaveValue('94110-1234');
  },
};

/** An invalid code is left for the shopper to correct. */
export const Invalid: Story = {
  args: { defaultValue: 'm4', error: 'Enter a postcode, like M4 3AQ' },
};

export const LeftInvalid: Story = {
  ...Invalid,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Postcode' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveValue('M4');
    await expect(field).toBeInvalid();
  },
};

/** A country without codes: any text is accepted, and no example is shown. */
export const WithoutRule: Story = {
  args: { country: 'HK', label: 'Postal code', mark: '(optional)', hint: 'Leave empty if you have none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Leave empty if you have none');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'M4 3AQ' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'M4 3AQ' } };

export const LongContent: Story = {
  args: {
    country: 'DE',
    label: 'Postleitzahl der Zustellungsanschrift',
    exampleLabel: (example) => `Fünfstellige Postleitzahl, zum Beispiel ${example}`,
    error: 'Bitte eine Postleitzahl eingeben, die zum Zustellungsbezirk gehört',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
