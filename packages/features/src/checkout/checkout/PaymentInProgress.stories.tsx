import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PaymentInProgressDialog } from './PaymentInProgressDialog.tsx';

const meta = {
  title: 'Features/Checkout/Payment in progress',
  component: PaymentInProgressDialog,
  args: { isOpen: true, onClose: fn() },
  parameters: {
    cannotBe: {
      Empty: 'It says one thing.',
      Invalid: 'There is nothing to type.',
    },
  },
} satisfies Meta<typeof PaymentInProgressDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The answer to a payment is on its way. */
export const Default: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Your payment is in progress' });
    await waitFor(() => expect(screen.getByText(/Please keep this page open/)).toBeVisible());
  },
};

/** There is no way to close it: neither a button nor Escape. */
export const CannotBeClosed: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Your payment is in progress' });
    await expect(screen.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
