import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mayasAddresses } from '../addressBook/AddressBook.fixtures.ts';
import { britain } from '../site/Site.fixtures.ts';
import { newcomer, testCheckoutSession } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

type Options = Parameters<typeof testCheckoutSession>[0];

const opened = (options: Options) => {
  const { store } = testCheckoutSession(options);
  void store.load();
  return store;
};
const member = { kind: 'customer', addresses: mayasAddresses } as const;

/** The field of the delivery address; the invoice address, folded away, has one too. */
const postcode = (canvas: HTMLElement) => canvas.querySelector('[name="shipping-postalCode"]');

const meta = {
  title: 'Features/Checkout/Account',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: { store: opened({ member }), frames: scriptedFrames() },
  render: (args) => (
    <main>
      <CheckoutPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member: the default address is chosen, and the delivery days are there at once. */
export const Member: Story = {
  parameters: { requirements: ['C1.11', 'C6.01'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Signed in as maya@example.org.')).toBeVisible();
    await expect(
      await page.findByRole('radio', { name: /^Maya Okafor.*18 Hatter Street, Manchester, M4 3AQ/ }),
    ).toBeChecked();
    await expect(await page.findByRole('radio', { name: /Standard, Saturday/ })).toBeChecked();
    await expect(postcode(canvasElement)).not.toBeVisible();
  },
};

/** A member whose account keeps no address yet: the typed one is kept unless the box is unticked. */
export const MemberWithoutAddress: Story = {
  args: { store: opened({ member: { kind: 'customer' } }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('checkbox', { name: 'Keep this address in my account' }),
    ).toBeChecked();
    await expect(postcode(canvasElement)).toBeVisible();
  },
};

/** A light account: its email address is known, and nothing else. */
export const LightAccount: Story = {
  args: { store: opened({ member: { kind: 'light' } }) },
  parameters: { requirements: ['C1.10'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText('Email address')).toHaveValue('maya@example.org');
    await expect(postcode(canvasElement)).toHaveValue('');
  },
};

/** A guest at a shop with accounts: signing in leads back here. */
export const GuestMaySignIn: Story = {
  args: { store: newcomer().store },
  parameters: { site: { ...britain, signInPath: '/account/login' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/gb/account/login?returnTo=%2Fcheckout',
    );
  },
};

/** Another address: its empty fields open below the choice, without the error of anything. */
export const TypesAnother: Story = {
  args: { store: opened({ member }) },
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'Another address' }));
    await expect(postcode(canvasElement)).toBeVisible();
    await expect(postcode(canvasElement)).toHaveValue('');
    await expect(postcode(canvasElement)).toBeValid();
    await expect(page.getByRole('checkbox', { name: 'Keep this address in my account' })).toBeChecked();
  },
};
