import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Remote } from '../../platform/remoteComponent/index.ts';
import { AccountPortal } from './AccountPortal.tsx';

/** Stands in for the portal: defines the element that its script would. */
async function loadPortal({ name }: Remote): Promise<void> {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        this.textContent = 'Sign in with the account portal';
      }
    },
  );
}

/** The checkout session of an account portal, where a market configures one. */
const meta = {
  title: 'Features/Checkout/Account portal',
  component: AccountPortal,
  args: {
    ...{ origin: 'https://portal.example', sourceId: 'shop-checkout' },
    fallback: <p>Have an account? Sign in</p>,
    onFailed: fn(),
    load: fn<(remote: Remote) => Promise<void>>(loadPortal),
  },
} satisfies Meta<typeof AccountPortal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loaded from its origin, and told the source id of this checkout. */
export const Default: Story = {
  parameters: { requirements: ['A7.59'] },
  play: async ({ canvasElement, args }) => {
    const name = 'account-portal-checkout-session';
    await waitFor(() => expect(canvasElement.querySelector(name)).not.toBeNull());
    await expect(args.load).toHaveBeenCalledWith({ origin: 'https://portal.example', name });
    await expect(canvasElement.querySelector(name)).toHaveAttribute('source-id', 'shop-checkout');
    await expect(screen.queryByText('Have an account? Sign in')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { load: fn<(remote: Remote) => Promise<void>>(() => new Promise(() => undefined)) },
};

/** The portal is away: the shop's own sign-in is there. */
export const Failed: Story = {
  args: { load: fn<(remote: Remote) => Promise<void>>(() => Promise.reject(new Error('away'))) },
  play: async ({ args }) => {
    await expect(await screen.findByText('Have an account? Sign in')).toBeVisible();
    await expect(args.onFailed).toHaveBeenCalled();
  },
};
