import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Components/Forms/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: 'Quantity of Tempo 4',
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
    max: 3,
    onQuantityChange: fn(),
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By buttons or by typing, never past the limits. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('spinbutton', { name: 'Quantity of Tempo 4' });
    await userEvent.click(page.getByRole('button', { name: 'One more' }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(2);
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    await userEvent.tab();
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
    await expect(field).toHaveValue(3);
  },
};
export const Playground: Story = { args: { quantity: 2 } };

/** Each button is a target for a finger: 44 by 44 px inside the border. */
export const Targets: Story = {
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** At the limit the button rests. */
export const Full: Story = {
  args: { quantity: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'One more' })).toBeDisabled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
