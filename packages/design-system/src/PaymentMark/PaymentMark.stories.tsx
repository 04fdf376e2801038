import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/Cluster.tsx';
import { PaymentMark } from './PaymentMark.tsx';

const meta = {
  title: 'Components/Content/PaymentMark',
  component: PaymentMark,
  tags: ['ready'],
  parameters: { needs: ['show which payment methods are taken', 'say which card was recognised'] },
  args: { name: 'Mastercard' },
} satisfies Meta<typeof PaymentMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visible text is also its accessible name. */
export const Default: Story = {};
export const Playground: Story = { tags: ['!test'], args: { name: 'PayPal' } };

const brands = [
  'Visa',
  'Mastercard',
  'American Express',
  'Diners Club',
  'Discover',
  'JCB',
  'UnionPay',
  'Maestro',
  'PayPal',
  'Klarna',
  'Apple Pay',
  'Google Pay',
  'Gift card',
];

/** The row below a basket: payment methods in order of use. */
export const Row: Story = {
  render: (args) => (
    <Cluster gap={8} role="list" aria-label="Payment methods">
      {brands.map((name) => (
        <PaymentMark {...args} key={name} role="listitem" name={name} />
      ))}
    </Cluster>
  ),
};

/** Inside a field, where a card number shows its brand. */
export const Small: Story = { args: { size: 'small' } };

/** Currently unavailable: thin and dashed, with a text next to it that says so. */
export const Unavailable: Story = { args: { isUnavailable: true } };

export const LongContent: Story = { args: { name: 'Sofortüberweisung und Lastschriftverfahren' } };
