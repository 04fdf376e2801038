import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Cluster } from '../layout/Cluster.tsx';
import { cardBrandName, cardBrands } from './cardBrands.ts';
import { CardFieldFrame } from './CardFieldFrame.tsx';
import { CardMark } from './CardMark.tsx';
import { CardNumberField } from './CardNumberField.tsx';

/** A card number field as shown inside a provider's iframe. The number never leaves the field. */
const meta = {
  title: 'Components/Fields/CardNumberField',
  component: CardNumberField,
  tags: ['ready'],
  parameters: { needs: ['pay by card', 'show the brand of a card', 'dress a payment provider’s frame'] },
  args: { label: 'Card number', brands: cardBrands, onRecognise: fn() },
} satisfies Meta<typeof CardNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Digits are grouped as on the card, and the brand shows as soon as it is known. */
export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
    await userEvent.tab();
    await userEvent.keyboard('4111');
    await expect(canvas.getByRole('status')).toHaveTextContent('Visa');
    await userEvent.keyboard('111111111111');
    await expect(field).toHaveValue('4111 1111 1111 1111');
    await expect(args.onRecognise).toHaveBeenLastCalledWith({ brand: 'visa', isWhole: true });
  },
};

export const Playground: Story = { args: { hint: 'On the front of the card' } };

/** American Express groups by 4, 6 and 5. */
export const AmericanExpress: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '378282246310005');
    await expect(canvas.getByRole('textbox')).toHaveValue('3782 822463 10005');
    await expect(canvas.getByRole('status')).toHaveTextContent('American Express');
  },
};

/** After a correction in the middle the caret stays where it is. */
export const Corrected: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '5555555555554444');
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('5555 5555 5554 444');
    await expect(field.selectionStart).toBe(4);
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('5555 5555 5555 4444');
    await expect(field.selectionStart).toBe(6);
  },
};

/** The input has no `name`, so no form of ours can ever send it. */
export const NeverSent: Story = {
  render: (args) => (
    <form data-testid="form">
      <CardNumberField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '4111111111111111');
    const form = canvas.getByTestId<HTMLFormElement>('form');
    await expect(Array.from(new FormData(form).keys())).toEqual([]);
  },
};

export const Invalid: Story = { args: { error: 'Enter all digits of the card number' } };
export const Disabled: Story = { args: { disabled: true } };

/** All brands that have a mark. A shop shows those it accepts. */
export const Marks: Story = {
  render: () => (
    <Cluster gap={8} role="list">
      {cardBrands.map((brand) => (
        <span key={brand} role="listitem">
          <CardMark brand={brand} />
        </span>
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(
      cardBrands.map(cardBrandName),
    );
  },
};

const provided =
  '<body style="margin:0"><input aria-label="Card number" placeholder="1234 1234 1234 1234" style="all:unset;display:block;width:100%;height:44px;font:16px Arial;color:#7a7d82"></body>';

/** Our field styles around the provider's own iframe. */
export const AroundTheFrame: Story = {
  render: () => (
    <CardFieldFrame label="Card number" brand="mastercard">
      <iframe title="Card number" sandbox="" srcDoc={provided} height={44} />
    </CardFieldFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Card number' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Mastercard' })).toBeVisible();
  },
};

/** Focus and error as reported by the provider. */
export const AroundTheFrameInvalid: Story = {
  render: () => (
    <CardFieldFrame label="Card number" isFocused error="Enter all digits of the card number">
      <iframe title="Card number" sandbox="" srcDoc={provided} height={44} />
    </CardFieldFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Enter all digits of the card number',
    );
  },
};

export const LongContent: Story = {
  args: {
    label: 'Kreditkartennummer der Karteninhaberin oder des Karteninhabers',
    error: 'Bitte alle Ziffern der Kreditkartennummer eingeben',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
