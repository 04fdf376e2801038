import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Components/Forms/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    hint: 'For the driver, not for marketing',
    name: 'phone',
    prefixLabel: 'Country code',
    prefixes: [
      { country: 'GB', prefix: '+44', name: 'United Kingdom' },
      { country: 'DE', prefix: '+49', name: 'Germany' },
    ],
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Country code' }), 'DE');
    await expect(page.getByText('DE +49')).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: 'Mobile number' }), '151 23456789');
  },
};
export const Playground: Story = { args: { defaultCountry: 'DE', mark: '(optional)' } };
export const Invalid: Story = {
  args: { error: 'Enter a mobile number, like 7700 900 142', defaultValue: '7700' },
};
