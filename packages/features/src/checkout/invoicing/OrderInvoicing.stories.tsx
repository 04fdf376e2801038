import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderInvoicing } from './OrderInvoicing.tsx';

const meta = {
  title: 'Features/Orders/Invoice details',
  component: OrderInvoicing,
  args: { details: { kind: 'private', company: '', number: 'codiceFiscale', taxNumber: 'RSSMRA85T10A562S' } },
} satisfies Meta<typeof OrderInvoicing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Italy: somebody’s own number. */
export const Default: Story = {};

/** Italy: a company, and where its electronic invoice goes. */
export const Company: Story = {
  args: {
    details: {
      ...{ kind: 'company', number: 'partitaIva', taxNumber: '12345670017' },
      ...{ company: 'Calcio Rossi S.r.l.', recipientCode: 'ABC1234', certifiedEmail: 'rossi@pec.example' },
    },
  },
};

/** Korea: the cash receipt, by the number of a telephone. */
export const CashReceipt: Story = {
  args: { details: { kind: 'private', company: '', number: 'cashReceiptPhone', taxNumber: '01012345678' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Cash receipt' })).toBeVisible();
  },
};
