import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { walletAfter } from './Wallet.fixtures.ts';
import { WalletSignIn } from './WalletSignIn.tsx';
import { WalletStore } from './WalletStore.ts';

const meta = {
  title: 'Features/Checkout/Wallet sign-in',
  component: WalletSignIn,
  args: { store: walletAfter() },
} satisfies Meta<typeof WalletSignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above the contact fields of a guest. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue with Amazon' })).toHaveAttribute(
      'href',
      '/gb/checkout/wallet',
    );
  },
};

/** Contact and address are filled in. */
export const Done: Story = {
  args: { store: walletAfter('done') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/come from your Amazon account/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The shopper did not agree at the wallet. */
export const Denied: Story = {
  args: { store: walletAfter('denied') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You did not agree at Amazon');
  },
};

/** The code was refused, or the wallet is away: it can be tried again. */
export const Failed: Story = {
  args: { store: walletAfter('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/did not work/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue with Amazon' })).toBeVisible();
  },
};

/** Neither the flag nor the test: nothing is shown. */
export const NotOffered: Story = {
  args: { store: new WalletStore(testPorts()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
