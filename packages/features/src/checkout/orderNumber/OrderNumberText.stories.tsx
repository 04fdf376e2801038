import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderNumberText } from './OrderNumberText.tsx';

/** A text about an order: its number stays on one line as long as it fits there. */
const meta = {
  title: 'Features/Orders/Order number',
  component: OrderNumberText,
  args: { text: 'Order TL-2026-7K4F9Q is on its way to you.', orderId: 'TL-2026-7K4F9Q' },
  render: (args) => (
    <p style={{ inlineSize: 160 }}>
      <OrderNumberText {...args} />
    </p>
  ),
} satisfies Meta<typeof OrderNumberText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without the number the text is as it is. */
export const WithoutNumber: Story = { args: { text: 'Your order is on its way.' } };
