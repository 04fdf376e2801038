import * as calls from '@touchline/contract/loyalty/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { vouchers } from '../membership/Membership.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { CheckoutVoucher } from './CheckoutVoucher.tsx';
import { CheckoutVoucherStore, type VoucherProblem } from './CheckoutVoucherStore.ts';

const storeIn = (state: { problem?: VoucherProblem; isBusy?: boolean; coupon?: string } = {}) => {
  const ports = testPorts();
  ports.server.on(calls.getVouchers, { answer: { vouchers: [...vouchers] } });
  const { coupon, ...rest } = state;
  const store = new CheckoutVoucherStore(ports, {
    basket: {
      basketId: 'b',
      couponList: coupon === undefined ? [] : [{ couponCode: 'K7QM-2XWF-9HPT', statusCode: coupon }],
      pricing: {
        ...{ price: 110, standardPrice: 130, saved: 20, tax: 17.5, total: 105, numberOfPayments: 1 },
        taxationPolicy: 'gross',
      },
    },
    take: () => undefined,
  });
  store.type('K7QM-2XWF-9HPT');
  return Object.assign(store, rest);
};

const meta = {
  title: 'Features/Checkout/Voucher',
  component: CheckoutVoucher,
  args: { store: storeIn() },
  parameters: { cannotBe: { Loading: 'A code can be typed before the vouchers are known.' } },
} satisfies Meta<typeof CheckoutVoucher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { store: Object.assign(storeIn(), { code: '' }) } };
export const Submitting: Story = { args: { store: storeIn({ isBusy: true }) } };
export const Succeeded: Story = { args: { store: storeIn({ coupon: 'APPLIED' }), takenOff: 10 } };
export const Invalid: Story = { args: { store: storeIn({ problem: 'notUsable' }) } };
export const FailedMinimum: Story = { args: { store: storeIn({ problem: 'minimum' }) } };
export const FailedBelowMinimum: Story = { args: { store: storeIn({ coupon: 'BELOW_MINIMUM' }) } };
export const Failed: Story = { args: { store: storeIn({ problem: 'failed' }) } };
export const SignedOut: Story = { args: { store: storeIn({ problem: 'signedOut' }) } };

/** Without a code nothing is sent, and the field says why. */
export const AsksForACode: Story = {
  tags: ['!autodocs'],
  args: { store: Object.assign(storeIn(), { code: '' }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use voucher' }));
    await expect(within(canvasElement).getByText('Enter the code of a voucher.')).toBeVisible();
  },
};
