import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Components/Fields/QuantityStepper',
  component: QuantityStepper,
  tags: ['ready'],
  parameters: { needs: ['choose how many', 'change the quantity in the bag', 'count up and down'] },
  args: {
    label: 'Quantity of Tempo 4',
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
    minMessage: 'One is the least',
    maxMessage: 'Only 3 left',
    max: 3,
    onQuantityChange: fn(),
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changed with the buttons or by typing, never past the limits. */
export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity of Tempo 4' });
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(2);
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    await userEvent.tab();
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
    await expect(field).toHaveValue(3);
    // A number that was changed is not changed in silence.
    await expect(canvas.getByText('Only 3 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(canvas.queryByText('Only 3 left')).toBeNull();
  },
};

/** All props, to try out. */
export const Playground: Story = { args: { defaultQuantity: 2 } };

/** Focus stays on the button, so the new number is announced, and at a limit the reason why it does not change. */
export const Announced: Story = {
  args: { defaultQuantity: 2 },
  play: async ({ canvas, args }) => {
    const status = screen.getByRole('status');
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status).toHaveTextContent('3'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(status).toHaveTextContent('Only 3 left'));
    await expect(more).toHaveFocus();
    await expect(args.onQuantityChange).toHaveBeenCalledOnce();
  },
};

/** A held button keeps counting and stops at the limit; releasing it does not add another step. */
export const Held: Story = {
  args: { max: 6 },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more });
    await waitFor(() => expect(args.onQuantityChange).toHaveBeenLastCalledWith(6));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: more });
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(5);
  },
};

/** Each button is a touch target of 44 by 44 px inside the border. */
export const Targets: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** At the limit the button is inactive, but keeps its place in the tab order. */
export const Full: Story = {
  args: { quantity: 3 },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(more).toHaveFocus();
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Only 3 left'));
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Three digits fit, in the typeface of each brand. */
export const LongContent: Story = {
  args: { max: 999, defaultQuantity: 240, maxMessage: undefined },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    for (const brand of ['northing', 'touchline']) {
      document.documentElement.dataset['brand'] = brand;
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    }
  },
};
