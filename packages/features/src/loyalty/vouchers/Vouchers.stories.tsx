import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { vouchers } from '../membership/Membership.fixtures.ts';
import { VoucherList } from './VoucherList.tsx';
import { VoucherTooltip } from './VoucherTooltip.tsx';
import { VoucherSnackbar } from './VoucherSnackbar.tsx';

const meta = {
  title: 'Features/Membership/Vouchers',
  component: VoucherList,
  args: { vouchers },
  parameters: {
    cannotBe: {
      ...{ Loading: 'The page loads them.', Failed: 'The page says so.', Offline: 'The page says so.' },
    },
  },
} satisfies Meta<typeof VoucherList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those that can be used, the highest value first. */
export const Default: Story = {
  parameters: { requirements: ['A1.15', 'A4.112'] },
  play: async ({ canvasElement }) => {
    const [usable] = within(canvasElement).getAllByRole('list');
    const values = within(usable as HTMLElement).getAllByText(/voucher$/);
    await expect(values.map(({ textContent }) => textContent)).toEqual(['£10 voucher', '£5 voucher']);
  },
};

/** None can be used: none is active and worth something. */
export const Empty: Story = {
  args: { vouchers: vouchers.map((voucher) => ({ ...voucher, value: 0 })).slice(0, 2) },
  parameters: { requirements: ['A4.112'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No vouchers right now.')).toBeVisible();
  },
};

/** Below the profile icon. */
export const Tooltip: Story = {
  parameters: { requirements: ['A2.60'] },
  render: () => (
    <div style={{ position: 'relative', inlineSize: 320, blockSize: 120 }}>
      <VoucherTooltip voucher={{ value: 10 }} path="/" duration={600_000} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'You have a £10 voucher' }),
    ).toBeVisible();
  },
};

/** Tells of the voucher once. */
export const Snackbar: Story = {
  render: () => <VoucherSnackbar voucher={{ code: 'K7QM-2XWF-9HPT', value: 10 }} onClose={() => undefined} />,
};
