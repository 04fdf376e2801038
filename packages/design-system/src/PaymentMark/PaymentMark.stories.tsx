import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentMark } from './PaymentMark.tsx';

const meta = {
  title: 'Components/Brand/PaymentMark',
  component: PaymentMark,
  args: { name: 'Mastercard' },
} satisfies Meta<typeof PaymentMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { name: 'PayPal' } };
