import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from '../Link/LinkButton.tsx';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

/** A code from a message, digit by digit. */
const meta = {
  title: 'Components/Fields/OneTimeCodeField',
  component: OneTimeCodeField,
  tags: ['ready'],
  parameters: { needs: ['confirm a telephone number', 'ask for a code from a message', 'sign in by a code'] },
  args: {
    label: 'Code from the message',
    hint: 'We sent it to the number ending in 456',
    name: 'code',
    onComplete: fn(),
  },
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop, read out as one field; Backspace and arrow keys work as in any text. */
export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Code from the message' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1234');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}567');
    await expect(field).toHaveValue('123567');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123567');
    await userEvent.keyboard('8');
    await expect(field).toHaveValue('123567');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const Playground: Story = { args: { length: 6 } };

/** Pasted as it is in the message, with any characters between the digits. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Your code: 123-456');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** Phones offer the code of the newest message above their keyboard. */
export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Partial: Story = { args: { defaultValue: '123' } };
export const Ready: Story = { args: { defaultValue: '123456' } };
export const FourDigits: Story = { args: { length: 4, defaultValue: '12' } };
/** In a narrow column the boxes shrink so that all stay in one line. */
export const EightDigits: Story = {
  args: { length: 8, defaultValue: '12345678' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Invalid: Story = {
  args: {
    defaultValue: '123456',
    error: 'This code has run out. Ask for a new one',
    labelAction: <LinkButton onClick={fn()}>Send a new code</LinkButton>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '123456' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '123456' } };

export const LongContent: Story = {
  args: {
    label: 'Bestätigungscode aus der Kurznachricht',
    hint: 'Der sechsstellige Code wurde an die hinterlegte Mobiltelefonnummer gesendet',
    error: 'Dieser Bestätigungscode ist abgelaufen, bitte einen neuen anfordern',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
