import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { RadioCard, RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Components/Fields/RadioCards',
  component: RadioCards,
  subcomponents: { RadioCard },
  tags: ['ready'],
  parameters: {
    needs: ['choose a delivery option', 'choose a payment method', 'compare a few options with prices'],
  },
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

/** The whole card is clickable. Arrow keys move and choose; disabled cards are skipped. */
export const Default: Story = {};

/** Short options stand side by side where there is room. */
export const Grid: Story = {
  args: {
    legend: 'Tuesday 24 November',
    layout: 'grid',
    defaultValue: 'evening',
    children: [
      <RadioCard key="morning" value="morning" label="08:00 to 12:00" description="Included" />,
      <RadioCard key="noon" value="noon" label="12:00 to 16:00" description="Full" disabled />,
      <RadioCard key="evening" value="evening" label="18:00 to 21:00" description="£2.50 extra" />,
    ],
  },
};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const ByKeyboardAndPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/Next day/));
    await expect(args.onValueChange).toHaveBeenCalledWith('next');
    await expect(canvas.getByRole('radio', { name: /Next day/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Standard/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Standard/ })).toHaveFocus();
  },
};

/** All props, to try out. */
export const Playground: Story = { args: { hint: 'All dates are for your postcode' } };

/** Nothing is preselected. */
export const Empty: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** The chosen card shows its fields, by CSS alone. */
export const Ready: Story = {
  args: {
    legend: 'Payment',
    defaultValue: 'card',
    children: [
      <RadioCard
        key="card"
        value="card"
        label="Card"
        description="Visa, Mastercard, Amex"
        picture={<PaymentMark name="Visa" />}
      >
        <TextField label="Card number" inputMode="numeric" />
      </RadioCard>,
      <RadioCard key="voucher" value="voucher" label="Gift card">
        <TextField label="Number on the gift card" />
      </RadioCard>,
    ],
  },
};

export const AnotherChosen: Story = {
  ...Ready,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Card number')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Gift card' }));
    await expect(canvas.getByLabelText('Card number')).not.toBeVisible();
    await expect(canvas.getByLabelText('Number on the gift card')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { defaultValue: undefined, error: 'Choose how it comes to you' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose how it comes to you');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The price stays in the first line; long text wraps below. */
export const LongContent: Story = {
  args: {
    legend: 'Lieferung',
    children: (
      <RadioCard
        value="standard"
        label="Samstagszustellung mit Terminvereinbarung"
        description="Sendungsverfolgungsbenachrichtigungen inklusive"
        detail="1.129,00 €"
      />
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
