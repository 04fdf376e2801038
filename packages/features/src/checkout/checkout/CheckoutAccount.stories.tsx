import * as orders from '@touchline/contract/order/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import type { Registration } from '@touchline/contract/savedMethods/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { mayasAddresses } from '../../account/addressBook/AddressBook.fixtures.ts';
import { mayasRegistrations } from '../savedMethods/SavedMethods.fixtures.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import { paymentMethodsAnswer } from './Checkout.fixtures.ts';
import {
  newcomer,
  readyBasket,
  testCheckoutSession,
  type TestCheckoutSession,
} from './CheckoutSession.fixtures.ts';
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
      await page.findByRole('radio', { name: /^Maya Okafor.*18 Hatter Street, Manchester M4 3AQ/ }),
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

const buyer = (registrations: readonly Registration[]) =>
  ({ kind: 'customer', addresses: mayasAddresses, registrations }) as const;

const keepable = (session: TestCheckoutSession): TestCheckoutSession => {
  const paymentMethods = paymentMethodsAnswer.paymentMethods.map((each) => ({ ...each, canBeKept: true }));
  session.server.on(payments.getPaymentMethods, { answer: { ...paymentMethodsAnswer, paymentMethods } });
  return session;
};
const openedKeeping = (
  registrations: readonly Registration[],
  change: (session: TestCheckoutSession) => void = () => undefined,
) => {
  const session = keepable(testCheckoutSession({ member: buyer(registrations), basket: readyBasket() }));
  change(session);
  void session.store.load();
  return session.store;
};

/** A member who has saved a card: it is chosen, and nothing has to be typed. */
export const SavedCard: Story = {
  args: { store: openedKeeping(mayasRegistrations) },
  parameters: { requirements: ['C4.43'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const saved = await page.findByRole('radio', { name: /^Visa •••• 4242/ });
    await expect(saved).toBeChecked();
    await expect(page.getByText('Saved, valid until 08/2029')).toBeVisible();
    await expect(page.queryByTitle('Card details, from our payment provider')).toBeNull();
    await expect(page.queryByRole('checkbox', { name: /^Save for the next time/ })).toBeNull();
  },
};

/** A member who has saved nothing may have the card kept; the box is not ticked for them. */
export const MaySaveTheCard: Story = {
  args: { store: openedKeeping([]) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('checkbox', { name: /^Save for the next time/ })).not.toBeChecked();
  },
};

/** The saved card is removed here: another payment method takes its place. */
export const RemovesTheSavedCard: Story = {
  args: { store: openedKeeping(mayasRegistrations.slice(0, 1)) },
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Remove Visa •••• 4242' }));
    await waitFor(() => expect(page.queryByRole('radio', { name: /^Visa ••••/ })).toBeNull());
    await expect(page.getByRole('radio', { name: /^Credit or debit card/ })).toBeChecked();
  },
};

const refusing = (status: number, errorCode: string) =>
  openedKeeping(mayasRegistrations, ({ server }) =>
    server.on(orders.placeOrder, { status, error: { errorCode, message: '' } }),
  );

/** The sign-in is too long ago to pay with a saved card. */
export const SignInAgainToPay: Story = {
  args: { store: refusing(403, 'FreshSignInRequired') },
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await page.findByRole('radio', { name: /^Visa •••• 4242/ });
    await userEvent.click(await page.findByRole('button', { name: /^Pay £/ }));
    await expect(await page.findByText('Please confirm that it is you')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/gb/account');
  },
};

/** The saved card was removed on another device while it was to pay. */
export const SavedCardIsGone: Story = {
  args: { store: refusing(422, 'RegistrationGone') },
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await page.findByRole('radio', { name: /^Visa •••• 4242/ });
    await userEvent.click(await page.findByRole('button', { name: /^Pay £/ }));
    await expect(await page.findByText('What was to pay is not saved any more')).toBeVisible();
  },
};
