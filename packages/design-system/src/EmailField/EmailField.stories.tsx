import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EmailField } from './EmailField.tsx';

/** One e-mail address. */
const meta = {
  title: 'Components/Fields/EmailField',
  component: EmailField,
  tags: ['ready'],
  parameters: { needs: ['ask for an e-mail address', 'sign in', 'send a receipt'] },
  args: { label: 'Email address', name: 'email' },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The on-screen keyboard has an @; no autocorrect, no capitals. */
export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.tab();
    await userEvent.keyboard('maya@example.com');
    await expect(field).toHaveValue('maya@example.com');
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
  },
};

export const Playground: Story = { args: { hint: 'We send the receipt here' } };

/** Next to a password field: the browser can autofill both. */
export const ForSignIn: Story = {
  args: { autoComplete: 'username' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'username');
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'maya@', error: 'Enter an email address, like name@example.com' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'maya@example.com' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'maya@example.com' } };

export const LongContent: Story = {
  args: {
    label: 'E-Mail-Adresse für Bestellbestätigungen und Zustellungsbenachrichtigungen',
    defaultValue: 'geschaeftsfuehrungssekretariat@sportartikelgrosshandelsgesellschaft.example',
    error: 'Bitte eine E-Mail-Adresse mit höchstens 50 Zeichen eingeben',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
