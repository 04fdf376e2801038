import * as orders from '@touchline/contract/order/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import type { PaymentMethod } from '@touchline/contract/payment/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ScriptedWallets } from '../../platform/deviceWallet/ScriptedWallets.ts';
import { card, paymentMethodsAnswer } from './Checkout.fixtures.ts';
import { readyBasket, testCheckoutSession, type TestCheckoutSession } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { scriptedFrames } from './scriptedFrames.ts';

const applePay: PaymentMethod = {
  ...{ id: 'APPLE_PAY', name: 'Apple Pay', flow: 'deviceWallet', async: false, inlineFlow: false },
  ...{ paymentProcessor: 'aci', earlyCapture: false, banks: [], cards: [], installmentsSupport: false },
  wallet: { supportedMethods: 'https://apple.com/apple-pay', payee: 'Touchline' },
};

/** A shopper whose device can pay, with the wallet chosen. */
function atTheWallet(
  wallets = new ScriptedWallets(),
  change: (session: TestCheckoutSession) => void = () => undefined,
) {
  const session = testCheckoutSession({ basket: readyBasket() });
  Object.assign(session.ports, { deviceWallets: wallets });
  session.server.on(payments.getPaymentMethods, {
    answer: { ...paymentMethodsAnswer, paymentMethods: [card, applePay] },
  });
  change(session);
  void session.store.load().then(() => session.store.payment.select(applePay.id));
  return session.store;
}

const scripted = (change: Partial<ScriptedWallets>) => Object.assign(new ScriptedWallets(), change);

const press = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await expect(await page.findByRole('radio', { name: /^Apple Pay/ })).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: /^Pay £/ }));
  return page;
};

const meta = {
  title: 'Features/Checkout/Device wallet',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: { store: atTheWallet(), frames: scriptedFrames() },
  render: (args) => (
    <main>
      <CheckoutPage {...args} />
    </main>
  ),
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen: the button opens the device's sheet. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Apple Pay/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Pay £272.00' })).toBeEnabled();
  },
};

/** The sheet of the device is open. */
export const Asking: Story = {
  args: { store: atTheWallet(scripted({ open: () => new Promise(() => undefined) })) },
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement);
    await expect(await page.findByRole('button', { name: /^(Pay £|Paying|Pay)/ })).toBeVisible();
  },
};

/** The shopper closed the sheet: nothing was taken, and the button is there again. */
export const Cancelled: Story = {
  args: { store: atTheWallet(scripted({ person: 'cancelled' })) },
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement);
    await expect(await page.findByRole('button', { name: 'Pay £272.00' })).toBeEnabled();
    await expect(page.getByRole('radio', { name: /^Apple Pay/ })).toBeChecked();
  },
};

/** The bank refuses what the wallet gave: says why. */
export const Declined: Story = {
  args: {
    store: atTheWallet(
      scripted({ person: { token: 'wallet-token', payer: { name: '', email: '', phone: '' } } }),
      ({ server }) => {
        const error = {
          ...{ errorType: 'error' as const, errorCode: 'InsufficientFundsError', message: '' },
          paymentMethodId: applePay.id,
        };
        server.on(payments.startHostedPayment, { answer: { kind: 'declined', error } });
        server.on(orders.placeOrder, { answer: { kind: 'declined', error } });
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const page = await press(canvasElement);
    await expect(await page.findByText(/Check the balance and the limit/)).toBeVisible();
  },
};
