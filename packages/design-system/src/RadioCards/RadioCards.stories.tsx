import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { RadioCard, RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Components/Forms/RadioCards',
  component: RadioCards,
  args: {
    legend: 'Delivery',
    defaultValue: 'standard',
    onValueChange: fn(),
    children: [
      <RadioCard
        key="standard"
        value="standard"
        label="Standard, Saturday 28 November"
        description="Royal Mail, tracked"
        detail="Free"
      />,
      <RadioCard key="next" value="next" label="Next day, Friday 27 November" detail="£5.95" />,
      <RadioCard
        key="collect"
        value="collect"
        label="Collect in Manchester"
        warning="Not available for the Match Ball"
        disabled
      />,
    ],
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/Next day/));
    await expect(args.onValueChange).toHaveBeenCalledWith('next');
    await expect(within(canvasElement).getByRole('radio', { name: /Next day/ })).toBeChecked();
  },
};
export const Playground: Story = { args: { hint: 'All dates are for your postcode', isLegendHidden: true } };

/** The fields of the chosen card open with it, by styles alone. */
export const Ready: Story = {
  args: {
    legend: 'Payment',
    defaultValue: 'card',
    children: [
      <RadioCard key="card" value="card" label="Card" description="Visa, Mastercard, Amex">
        <TextField label="Card number" inputMode="numeric" />
      </RadioCard>,
      <RadioCard key="voucher" value="voucher" label="Gift card">
        <TextField label="Number on the gift card" />
      </RadioCard>,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByLabelText('Card number')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Gift card' }));
    await expect(page.getByLabelText('Card number')).not.toBeVisible();
    await expect(page.getByLabelText('Number on the gift card')).toBeVisible();
  },
};
export const Invalid: Story = { args: { error: 'Choose how to pay' } };
